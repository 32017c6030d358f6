import SwiftUI

/// A guide to the night trains.
@main
struct NightTrainApp: App {
  var body: some Scene {
    WindowGroup {
      RootView()
    }
  }
}

enum Page: Hashable {
  case trains, stations
}

enum Route: Hashable {
  case train(String)
  case station(String)
}

struct RootView: View {
  @State private var page = Page.trains
  @State private var trainPath: [Route] = []
  @State private var stationPath: [Route] = []

  var body: some View {
    TabView(selection: $page) {
      Tab("Trains", systemImage: "tram", value: Page.trains) {
        NavigationStack(path: $trainPath) {
          TrainList()
            .destinations(showStation: showStation)
        }
      }
      Tab("Stations", systemImage: "building.columns", value: Page.stations) {
        NavigationStack(path: $stationPath) {
          StationList()
            .destinations(showStation: showStation)
        }
      }
    }
  }

  private func showStation(_ name: String) {
    stationPath = [.station(name)]
    page = .stations
  }
}

extension View {
  func destinations(showStation: @escaping (String) -> Void) -> some View {
    navigationDestination(for: Route.self) { route in
      switch route {
      case .train(let name): TrainScreen(name: name, showStation: showStation)
      case .station(let name): StationScreen(name: name)
      }
    }
  }
}

struct TrainList: View {
  var body: some View {
    List {
      NavigationLink("Comet", value: Route.train("Comet"))
      NavigationLink("Aurora", value: Route.train("Aurora"))
    }
    .navigationTitle("Trains")
  }
}

struct StationList: View {
  var body: some View {
    List {
      NavigationLink("Vienna", value: Route.station("Vienna"))
      NavigationLink("Zurich", value: Route.station("Zurich"))
    }
    .navigationTitle("Stations")
  }
}

struct TrainScreen: View {
  let name: String
  let showStation: (String) -> Void

  var body: some View {
    List {
      NavigationLink("Vienna", value: Route.station("Vienna"))
      NavigationLink("Zurich", value: Route.station("Zurich"))
      Button("Show Vienna") { showStation("Vienna") }
    }
    .navigationTitle(name)
  }
}

struct StationScreen: View {
  let name: String

  var body: some View {
    List {
      NavigationLink("Comet", value: Route.train("Comet"))
      NavigationLink("Aurora", value: Route.train("Aurora"))
    }
    .navigationTitle(name)
  }
}
