import SwiftUI

@main
struct ZooApp: App {
  @State private var router = ZooRouter()

  var body: some Scene {
    WindowGroup {
      ZooView()
        .environment(router)
    }
  }
}

enum Animal: String, CaseIterable {
  case zebra = "Zebra"
  case lion = "Lion"
  case penguin = "Penguin"

  var area: String {
    self == .penguin ? "Coast" : "Savannah"
  }
}

enum Route: Hashable {
  case area(String)
  case animal(Animal)
}

@MainActor
@Observable
final class ZooRouter {
  var path: [Route] = []

  /// The keeper has fed the animal on screen, and goes on in its area.
  func finish() {
    if !path.isEmpty { path.removeLast() }
  }

  func showOnMap(_ animal: Animal) {
    path = [.area(animal.area), .animal(animal)]
  }

  func goHome() {
    path = []
  }
}

struct ZooView: View {
  @Environment(ZooRouter.self) private var router

  var body: some View {
    @Bindable var router = router

    NavigationStack(path: $router.path) {
      List {
        NavigationLink("Savannah", value: Route.area("Savannah"))
        NavigationLink("Coast", value: Route.area("Coast"))
        Button("Map: lion") { router.showOnMap(.lion) }
        Button("Map: penguin") { router.showOnMap(.penguin) }
      }
      .navigationTitle("Zoo")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .area(let name): AreaScreen(name: name)
        case .animal(let animal): AnimalScreen(animal: animal)
        }
      }
    }
  }
}

struct AreaScreen: View {
  let name: String
  @Environment(ZooRouter.self) private var router

  var body: some View {
    List {
      ForEach(Animal.allCases.filter { $0.area == name }, id: \.self) { animal in
        NavigationLink(animal.rawValue, value: Route.animal(animal))
      }
      Button("Fed: \(name)") { router.goHome() }
    }
    .navigationTitle(name)
  }
}

struct AnimalScreen: View {
  let animal: Animal
  @Environment(ZooRouter.self) private var router

  var body: some View {
    List {
      Text("Two buckets")
      Button("Fed") { router.finish() }
    }
    .navigationTitle(animal.rawValue)
  }
}
