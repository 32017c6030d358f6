import SwiftUI

@MainActor
@Observable
final class Router {
  var path: [String] = []

  func show(_ name: String) {
    path.append(name)
  }
}

struct ContentView: View {
  @State private var router = Router()

  var body: some View {
    NavigationStack {
      Button("Today's walk") { router.show("Cliffs") }
        .navigationTitle("Walks")
        .navigationDestination(for: String.self) { name in
          Text("Two hours")
            .navigationTitle(name)
        }
    }
  }
}
