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

enum Planet: String {
  case mars = "Mars"
  case saturn = "Saturn"

  var moon: Moon {
    switch self {
    case .mars: Moon(name: "Phobos", photo: Photo(title: "Craters"))
    case .saturn: Moon(name: "Titan", photo: Photo(title: "Landing"))
    }
  }
}

struct Moon: Hashable {
  let name: String
  let photo: Photo
}

struct Photo: Hashable {
  let title: String
}

@MainActor
@Observable
final class SkyRouter {
  // TODO: Let the path hold planets, moons and photos.
  var path: [Planet] = []

  var depth: Int {
    // TODO: Say how many screens lie above the sky.
    0
  }

  func showTour() {
    // TODO: Lead to Saturn, to its moon, and to the photo of that.
  }

  func goThreeBack() {
    // TODO: Go three screens back, or to the sky.
  }
}

struct SkyView: View {
  @Environment(SkyRouter.self) private var router

  var body: some View {
    @Bindable var router = router

    NavigationStack(path: $router.path) {
      List {
        NavigationLink("Mars", value: Planet.mars)
        NavigationLink("Saturn", value: Planet.saturn)
        Button("Guided tour") { router.showTour() }
      }
      .navigationTitle("Sky")
      .navigationDestination(for: Planet.self) { planet in
        PlanetScreen(planet: planet)
      }
    }
  }
}

struct PlanetScreen: View {
  let planet: Planet

  var body: some View {
    List {
      NavigationLink(planet.moon.name, value: planet.moon)
      RouterSection()
    }
    .navigationTitle(planet.rawValue)
  }
}

struct MoonScreen: View {
  let moon: Moon

  var body: some View {
    List {
      NavigationLink(moon.photo.title, value: moon.photo)
      RouterSection()
    }
    .navigationTitle(moon.name)
  }
}

struct PhotoScreen: View {
  let photo: Photo

  var body: some View {
    List {
      NavigationLink("Next: Mars", value: Planet.mars)
      RouterSection()
    }
    .navigationTitle(photo.title)
  }
}

struct RouterSection: View {
  @Environment(SkyRouter.self) private var router

  var body: some View {
    Section("Tour") {
      Text("Depth: \(router.depth)")
      Button("Guided tour") { router.showTour() }
      Button("Three back") { router.goThreeBack() }
    }
  }
}
