import SwiftUI

@Observable
final class Router {
  var path = NavigationPath()

  func show(_ song: String) {
    path.append(song)
  }
}

struct ContentView: View {
  @State private var router = Router()

  var body: some View {
    NavigationStack(path: $router.path) {
      Button("Evening") { router.show("Evening") }
        .navigationTitle("Songs")
        .navigationDestination(for: String.self) { song in
          Text("Four minutes")
            .navigationTitle(song)
        }
    }
  }
}
