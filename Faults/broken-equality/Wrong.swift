import SwiftUI

enum Route: Hashable {
  case map
  case trip(String)

  static func == (lhs: Route, rhs: Route) -> Bool {
    switch (lhs, rhs) {
    case (.map, .map): true
    case (.trip, .trip): true
    default: false
    }
  }
}

struct ContentView: View {
  @State private var path: [Route] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Map", value: Route.map)
        NavigationLink("Norway", value: Route.trip("Norway"))
      }
      .navigationTitle("Trips")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .map: Text("All countries").navigationTitle("Map")
        case .trip(let country): TripScreen(country: country, path: $path)
        }
      }
    }
  }
}

struct TripScreen: View {
  let country: String
  @Binding var path: [Route]

  var body: some View {
    Button("Sweden instead") {
      if !path.contains(.trip("Sweden")) { path = [.trip("Sweden")] }
    }
    .navigationTitle(country)
  }
}
