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

enum Animal: String {
  case seal = "Seal"
  case puffin = "Puffin"
  case lynx = "Lynx"
  case owl = "Owl"

  var area: String {
    switch self {
    case .seal, .puffin: "Coast"
    case .lynx, .owl: "Forest"
    }
  }

  var neighbour: Animal {
    switch self {
    case .seal: .puffin
    case .puffin: .seal
    case .lynx: .owl
    case .owl: .lynx
    }
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

  func showFeeding() {
    // TODO: Lead to the seal, with its area beneath it.
  }

  func showNeighbour() {
    // TODO: Show the neighbour in place of the animal on screen.
  }

  func up() {
    // TODO: Go one screen back.
  }

  func goHome() {
    // TODO: Go to the list of areas.
  }
}

struct ZooView: View {
  @Environment(ZooRouter.self) private var router

  var body: some View {
    // TODO: The stack does not know of the router's path yet.
    NavigationStack {
      List {
        NavigationLink("Coast", value: Route.area("Coast"))
        NavigationLink("Forest", value: Route.area("Forest"))
        KeeperSection()
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

  private var animals: [Animal] {
    [.seal, .puffin, .lynx, .owl].filter { $0.area == name }
  }

  var body: some View {
    List {
      ForEach(animals, id: \.self) { animal in
        NavigationLink(animal.rawValue, value: Route.animal(animal))
      }
      KeeperSection()
    }
    .navigationTitle(name)
  }
}

struct AnimalScreen: View {
  let animal: Animal

  var body: some View {
    List {
      Text("Fed twice a day")
      KeeperSection()
    }
    .navigationTitle(animal.rawValue)
  }
}

struct KeeperSection: View {
  @Environment(ZooRouter.self) private var router

  var body: some View {
    Section("Keeper") {
      Button("Next feeding") { router.showFeeding() }
      Button("Next door") { router.showNeighbour() }
      Button("Up") { router.up() }
      Button("All areas") { router.goHome() }
    }
  }
}
