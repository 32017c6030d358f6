import SwiftUI

// OB-18: does a task of a button push after its screen was left?
struct OB18: View {
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      Button("Go") { path = ["waiting"] }
        .navigationTitle("Root")
        .navigationDestination(for: String.self) { name in
          Button("Push later") {
            Task {
              try? await Task.sleep(for: .seconds(3))
              path.append("late")
            }
          }
          .navigationTitle(name)
        }
    }
  }
}
