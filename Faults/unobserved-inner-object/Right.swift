import SwiftUI

@MainActor
final class Router: ObservableObject {
  @Published var path: [String] = []
}

@MainActor
final class TripModel: ObservableObject {
  let router = Router()
}

struct ContentView: View {
  @StateObject private var model = TripModel()

  var body: some View {
    TripList(router: model.router)
  }
}

struct TripList: View {
  @ObservedObject var router: Router

  var body: some View {
    NavigationStack(path: $router.path) {
      Button("To Norway") { router.path.append("Norway") }
        .navigationTitle("Trips")
        .navigationDestination(for: String.self) { trip in
          Text("Two weeks")
            .navigationTitle(trip)
        }
    }
  }
}
