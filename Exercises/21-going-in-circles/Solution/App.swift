import SwiftUI

@main
struct ObservatoryApp: App {
  @State private var router = SkyRouter()

  var body: some Scene {
    WindowGroup {
      SkyView()
        .environment(router)
    }
  }
}

struct Planet: Hashable {
  let name: String

  var moon: Moon {
    Moon(name: name == "Saturn" ? "Titan" : "Phobos")
  }
}

struct Moon: Hashable {
  let name: String

  var planet: Planet {
    Planet(name: name == "Titan" ? "Saturn" : "Mars")
  }

  var nextPlanet: Planet {
    Planet(name: name == "Titan" ? "Mars" : "Saturn")
  }
}

enum Place: Hashable {
  case planet(Planet)
  case moon(Moon)

  var name: String {
    switch self {
    case .planet(let planet): planet.name
    case .moon(let moon): moon.name
    }
  }

  var isMoon: Bool {
    if case .moon = self { true } else { false }
  }
}

@MainActor
@Observable
final class SkyRouter {
  var path: [Place] = []

  var way: String {
    path.map(\.name).joined(separator: ", ")
  }

  func go(to place: Place) {
    if let index = path.firstIndex(of: place) {
      path.removeSubrange((index + 1)...)
    } else {
      path.append(place)
    }
  }

  func removeMoons() {
    path.removeAll(where: \.isMoon)
  }
}

struct SkyView: View {
  @Environment(SkyRouter.self) private var router

  var body: some View {
    @Bindable var router = router

    NavigationStack(path: $router.path) {
      List {
        NavigationLink("Saturn", value: Place.planet(Planet(name: "Saturn")))
        NavigationLink("Mars", value: Place.planet(Planet(name: "Mars")))
      }
      .navigationTitle("Sky")
      .navigationDestination(for: Place.self) { place in
        switch place {
        case .planet(let planet): PlanetScreen(planet: planet)
        case .moon(let moon): MoonScreen(moon: moon)
        }
      }
    }
  }
}

struct PlanetScreen: View {
  let planet: Planet
  @Environment(SkyRouter.self) private var router

  var body: some View {
    List {
      Button(planet.moon.name) { router.go(to: .moon(planet.moon)) }
      WaySection()
    }
    .navigationTitle(planet.name)
  }
}

struct MoonScreen: View {
  let moon: Moon
  @Environment(SkyRouter.self) private var router

  var body: some View {
    List {
      Button(moon.planet.name) { router.go(to: .planet(moon.planet)) }
      Button(moon.nextPlanet.name) { router.go(to: .planet(moon.nextPlanet)) }
      WaySection()
    }
    .navigationTitle(moon.name)
  }
}

struct WaySection: View {
  @Environment(SkyRouter.self) private var router

  var body: some View {
    Section("Your way") {
      Text("On the way: \(router.way)")
      Button("Planets only") { router.removeMoons() }
    }
  }
}
