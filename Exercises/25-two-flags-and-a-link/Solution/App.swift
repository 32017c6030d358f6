import SwiftUI

@main
struct CampApp: App {
  var body: some Scene {
    WindowGroup {
      CampView()
    }
  }
}

enum Route: Hashable {
  case map
  case prices
  case pitch(Int)
}

struct CampView: View {
  @State private var path: [Route] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Map", value: Route.map)
        NavigationLink("Prices", value: Route.prices)
        Button("Plan a visit") { path = [.map, .prices] }
      }
      .navigationTitle("Campsite")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .map: MapScreen()
        case .prices: PricesScreen()
        case .pitch(let number): PitchScreen(number: number)
        }
      }
    }
  }
}

struct MapScreen: View {
  var body: some View {
    List(7..<9) { number in
      NavigationLink("Pitch \(number)", value: Route.pitch(number))
    }
    .navigationTitle("Map")
  }
}

struct PricesScreen: View {
  var body: some View {
    Text("Twelve a night")
      .navigationTitle("Prices")
  }
}

struct PitchScreen: View {
  let number: Int

  var body: some View {
    Text("Still free")
      .navigationTitle("Pitch \(number)")
  }
}
