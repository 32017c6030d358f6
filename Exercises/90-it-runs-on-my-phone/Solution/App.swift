import SwiftUI

/// The barrier and the weather of a camping site.
@main
struct CampApp: App {
  var body: some Scene {
    WindowGroup {
      CampView()
    }
  }
}

enum Place: Hashable {
  case weather
  case barrier
}

struct CampView: View {
  @StateObject private var weather = Weather()

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Weather", value: Place.weather)
        NavigationLink("Barrier", value: Place.barrier)
      }
      .navigationTitle("Camp")
      .navigationDestination(for: Place.self) { place in
        switch place {
        case .weather: WeatherScreen(weather: weather)
        case .barrier: BarrierScreen()
        }
      }
    }
  }
}

@MainActor
final class Weather: ObservableObject {
  @Published private(set) var report = "Not asked yet"

  func load() async {
    report = await Station.ask()
  }
}

enum Station {
  @concurrent
  static func ask() async -> String {
    try? await Task.sleep(for: .seconds(1))
    return "Sunny, 21 degrees"
  }
}

struct WeatherScreen: View {
  @ObservedObject var weather: Weather

  var body: some View {
    List {
      Text(weather.report)
      Button("Ask the station") {
        let weather = weather
        Task.detached { await weather.load() }
      }
    }
    .navigationTitle("Weather")
  }
}

struct BarrierScreen: View {
  @State private var isPaid = false

  var body: some View {
    List {
      Text(isPaid ? "Open" : "Closed")
      Button("Pay") { isPaid = true }
    }
    .navigationTitle("Barrier")
  }
}
