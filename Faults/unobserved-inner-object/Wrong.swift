import SwiftUI

@MainActor
final class Router: ObservableObject {
  @Published var path: [String] = []
}

@MainActor
final class TripModel: ObservableObject {
  @Published var router = Router()
}

struct ContentView: View {
  @StateObject private var model = TripModel()

  var body: some View {
    NavigationStack(path: $model.router.path) {
      Button("To Norway") { model.router.path.append("Norway") }
        .navigationTitle("Trips")
        .navigationDestination(for: String.self) { trip in
          Text("Two weeks")
            .navigationTitle(trip)
        }
    }
  }
}
