import SwiftUI

struct ContentView: View {
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      Button("Order") {
        Task {
          try? await Task.sleep(for: .seconds(2))
          path.append("Order 1")
        }
      }
      .navigationTitle("Pizza")
      .navigationDestination(for: String.self) { order in
        Text("On its way")
          .navigationTitle(order)
      }
    }
  }
}
