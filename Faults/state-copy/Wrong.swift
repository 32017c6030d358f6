import SwiftUI

@MainActor
@Observable
final class Router {
  var path: [String] = []
}

struct ContentView: View {
  @State private var router = Router()

  var body: some View {
    Button("Sign out") { router = Router() }
    TripList(router: router)
  }
}

struct TripList: View {
  @State private var router: Router

  init(router: Router) {
    _router = State(initialValue: router)
  }

  var body: some View {
    NavigationStack(path: $router.path) {
      NavigationLink("Norway", value: "Norway")
        .navigationTitle("Trips")
        .navigationDestination(for: String.self) { trip in
          Text("Two weeks")
            .navigationTitle(trip)
        }
    }
  }
}
