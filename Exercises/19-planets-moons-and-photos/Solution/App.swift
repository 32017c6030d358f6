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
  var path = NavigationPath()

  var depth: Int {
    path.count
  }

  func showTour() {
    let planet = Planet.saturn
    var way = NavigationPath()
    way.append(planet)
    way.append(planet.moon)
    way.append(planet.moon.photo)
    path = way
  }

  func goThreeBack() {
    path.removeLast(min(3, path.count))
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
      .navigationDestination(for: Moon.self) { moon in
        MoonScreen(moon: moon)
      }
      .navigationDestination(for: Photo.self) { photo in
        PhotoScreen(photo: photo)
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
