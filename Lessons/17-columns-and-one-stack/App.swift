import SwiftUI

/// A guide to the stars.
@main
struct StarApp: App {
  var body: some Scene {
    WindowGroup {
      SkyView()
    }
  }
}

enum Sky: String, CaseIterable, Identifiable, Hashable {
  case north = "North"
  case south = "South"

  var id: Self { self }

  var constellations: [String] {
    switch self {
    case .north: ["Bear", "Lyre"]
    case .south: ["Cross", "Keel"]
    }
  }
}

enum Route: Hashable {
  case constellation(String)
  case star(String)
}

// region model
/// What is selected on the left, and what is open on the right.
@MainActor
@Observable
final class Tour {
  var sky: Sky? {
    didSet { if sky != oldValue { path = [] } }
  }
  var path: [Route] = []

  func showStarOfTheNight() {
    sky = .north
    path = [.constellation("Lyre"), .star("Vega")]
  }
}
// endregion

struct SkyView: View {
  @State private var tour = Tour()
  @State private var columns = NavigationSplitViewVisibility.automatic

  // region split
  var body: some View {
    NavigationSplitView(columnVisibility: $columns) {
      List(Sky.allCases, selection: $tour.sky) { sky in
        Text(sky.rawValue)
      }
      .navigationTitle("Skies")
      .toolbar {
        Button("Star of the night") { tour.showStarOfTheNight() }
      }
    } detail: {
      NavigationStack(path: $tour.path) {
        SkyScreen(sky: tour.sky)
          .navigationDestination(for: Route.self) { route in
            switch route {
            case .constellation(let name): ConstellationScreen(name: name, columns: $columns)
            case .star(let name): StarScreen(name: name)
            }
          }
      }
    }
  }
  // endregion
}

// region detail
struct SkyScreen: View {
  let sky: Sky?

  var body: some View {
    if let sky {
      List(sky.constellations, id: \.self) { name in
        NavigationLink(name, value: Route.constellation(name))
      }
      .navigationTitle(sky.rawValue)
    } else {
      ContentUnavailableView("Choose a sky", systemImage: "sparkles")
        .navigationTitle("Stars")
    }
  }
}
// endregion

struct ConstellationScreen: View {
  let name: String
  @Binding var columns: NavigationSplitViewVisibility

  var body: some View {
    List {
      NavigationLink("Vega", value: Route.star("Vega"))
      // region wide
      Button("More room") { columns = .detailOnly }
      // endregion
    }
    .navigationTitle(name)
  }
}

struct StarScreen: View {
  let name: String

  var body: some View {
    Text("Best seen at midnight")
      .navigationTitle(name)
  }
}
