import SwiftUI

/// A tour of the night sky.
@main
struct ObservatoryApp: App {
  var body: some Scene {
    WindowGroup {
      SkyView()
    }
  }
}

enum Planet: String {
  case mars = "Mars"
  case saturn = "Saturn"
}

struct Moon: Hashable {
  let name: String
}

struct SkyView: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Saturn", value: Planet.saturn)
        NavigationLink("Titan", value: Moon(name: "Titan"))
        Button("Guided tour") {
          path.append(Planet.saturn)
          path.append(Moon(name: "Titan"))
          path.append(2005)
        }
      }
      .navigationTitle("Sky")
      .navigationDestination(for: Planet.self) { planet in
        PlanetScreen(planet: planet)
      }
      .navigationDestination(for: Int.self) { year in
        PhotoScreen(
          year: year,
          skipTwo: { path.removeLast(min(2, path.count)) },
          startAgain: { path = NavigationPath([Planet.mars]) }
        )
      }
    }
  }
}

struct PlanetScreen: View {
  let planet: Planet

  var body: some View {
    NavigationLink("Photo of 2005", value: 2005)
      .navigationTitle(planet.rawValue)
      .navigationDestination(for: Moon.self) { moon in
        Text("Behind the clouds")
          .navigationTitle(moon.name)
      }
  }
}

struct PhotoScreen: View {
  let year: Int
  let skipTwo: () -> Void
  let startAgain: () -> Void

  var body: some View {
    List {
      Button("Two back", action: skipTwo)
      Button("Start again", action: startAgain)
    }
    .navigationTitle("Photo of \(String(year))")
  }
}
