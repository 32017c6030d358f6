import SwiftUI

@Observable
final class Router: @unchecked Sendable {
  var path: [String] = []

  func find() async {
    path.append("Ridge")
  }
}

struct ContentView: View {
  @State private var router = Router()

  var body: some View {
    NavigationStack(path: $router.path) {
      Button("Find a trail") {
        let router = router
        Task.detached { await router.find() }
      }
      .navigationTitle("Trails")
      .navigationDestination(for: String.self) { trail in
        Text("Four hours")
          .navigationTitle(trail)
      }
    }
  }
}
