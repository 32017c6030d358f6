import SwiftUI

struct ContentView: View {
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Tickets", value: "Tickets")
        .navigationTitle("Theatre")
        .navigationDestination(for: String.self) { name in
          Text("Two seats")
            .navigationTitle(name)
        }
    }
    .onOpenURL { _ in path = ["Tickets"] }
  }
}
