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

@MainActor
@Observable
final class SkyRouter {
  // TODO: A path that can be looked into.
  var path = NavigationPath()

  var way: String {
    // TODO: The names of all places in the path.
    ""
  }

  func removeMoons() {
    // TODO: Leave only the planets in the path.
  }
}

struct SkyView: View {
  @Environment(SkyRouter.self) private var router

  var body: some View {
    @Bindable var router = router

    NavigationStack(path: $router.path) {
      List {
        NavigationLink("Saturn", value: Planet(name: "Saturn"))
        NavigationLink("Mars", value: Planet(name: "Mars"))
      }
      .navigationTitle("Sky")
      .navigationDestination(for: Planet.self) { planet in
        PlanetScreen(planet: planet)
      }
      .navigationDestination(for: Moon.self) { moon in
        MoonScreen(moon: moon)
      }
    }
  }
}

struct PlanetScreen: View {
  let planet: Planet

  var body: some View {
    List {
      // TODO: Go back to the moon if it is on the way already.
      NavigationLink(planet.moon.name, value: planet.moon)
      WaySection()
    }
    .navigationTitle(planet.name)
  }
}

struct MoonScreen: View {
  let moon: Moon

  var body: some View {
    List {
      // TODO: Go back to a planet if it is on the way already.
      NavigationLink(moon.planet.name, value: moon.planet)
      NavigationLink(moon.nextPlanet.name, value: moon.nextPlanet)
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
