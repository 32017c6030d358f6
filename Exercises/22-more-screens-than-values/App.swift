import SwiftUI

/// A guide to a campsite by the lake.
@main
struct CampApp: App {
  var body: some Scene {
    WindowGroup {
      CampView()
    }
  }
}

enum Route: Hashable {
  case pitch(Int)
  case rules
}

struct CampView: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Pitch 7", value: Route.pitch(7))
        NavigationLink("Pitch 8", value: Route.pitch(8))
        NavigationLink("House rules", value: Route.rules)
        NavigationLink("About us") {
          Text("Open since 1971")
            .navigationTitle("About Us")
        }
      }
      .navigationTitle("Campsite")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .pitch(let number): PitchScreen(number: number)
        case .rules: RulesScreen()
        }
      }
    }
  }
}

struct PitchScreen: View {
  let number: Int

  var body: some View {
    List {
      Text(number == 7 ? "At the water" : "In the wood")
      NavigationLink("House rules", value: Route.rules)
      NavigationLink("How to get there") {
        DirectionsScreen()
      }
    }
    .navigationTitle("Pitch \(number)")
  }
}

struct DirectionsScreen: View {
  var body: some View {
    NavigationLink("Nearest shop") {
      Text("Two kilometres")
        .navigationTitle("Nearest Shop")
    }
    .navigationTitle("How to Get There")
  }
}

struct RulesScreen: View {
  var body: some View {
    List {
      Text("No fire in summer")
      NavigationLink("Show me pitch 7", value: Route.pitch(7))
      NavigationLink("Where to buy gas") {
        DirectionsScreen()
      }
    }
    .navigationTitle("House Rules")
  }
}
