import SwiftUI

/// A guide through a small zoo.
@main
struct ZooApp: App {
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(router)
    }
  }
}

// region routes
enum Page: Hashable {
  case animals, houses, visit
}

enum Route: Hashable {
  case animal(String)
  case house(String)
}
// endregion

/// Knows which tab is shown, and where the visitor is in each of them.
@MainActor
@Observable
final class Router {
  // region state
  var page = Page.animals
  var animalPath: [Route] = []
  var housePath: [Route] = []
  // endregion

  // region tapped
  /// The page, as the tab bar writes it: a second tap leads to the start.
  var tappedPage: Page {
    get { page }
    set {
      if newValue == page { goToStart() }
      page = newValue
    }
  }
  // endregion

  // region show-house
  func showHouse(of animal: Animal) {
    housePath = [.house(animal.house)]
    page = .houses
  }
  // endregion

  func goToStart() {
    switch page {
    case .animals: animalPath = []
    case .houses: housePath = []
    case .visit: break
    }
  }
}

struct RootView: View {
  @Environment(Router.self) private var router

  // region tabs
  var body: some View {
    @Bindable var router = router

    TabView(selection: $router.tappedPage) {
      Tab("Animals", systemImage: "pawprint", value: Page.animals) {
        NavigationStack(path: $router.animalPath) {
          AnimalList()
            .destinations()
        }
      }
      Tab("Houses", systemImage: "house", value: Page.houses) {
        NavigationStack(path: $router.housePath) {
          HouseList()
            .destinations()
        }
      }
      Tab("Visit", systemImage: "ticket", value: Page.visit) {
        VisitScreen()
      }
    }
  }
  // endregion
}

// region destinations
extension View {
  func destinations() -> some View {
    navigationDestination(for: Route.self) { route in
      switch route {
      case .animal(let name): AnimalScreen(animal: .named(name))
      case .house(let name): HouseScreen(name: name)
      }
    }
  }
}
// endregion

struct AnimalList: View {
  var body: some View {
    List(Animal.all) { animal in
      NavigationLink(animal.name, value: Route.animal(animal.name))
    }
    .navigationTitle("Animals")
  }
}

struct HouseList: View {
  var body: some View {
    List(["River house", "Night house"], id: \.self) { house in
      NavigationLink(house, value: Route.house(house))
    }
    .navigationTitle("Houses")
  }
}

struct VisitScreen: View {
  var body: some View {
    Text("Open from nine to five")
  }
}

struct AnimalScreen: View {
  let animal: Animal
  @Environment(Router.self) private var router

  var body: some View {
    List {
      NavigationLink("Lives in the \(animal.house)", value: Route.house(animal.house))
      Button("Show its house") { router.showHouse(of: animal) }
    }
    .navigationTitle(animal.name)
  }
}

struct HouseScreen: View {
  let name: String

  var body: some View {
    List(Animal.all.filter { $0.house == name }) { animal in
      NavigationLink(animal.name, value: Route.animal(animal.name))
    }
    .navigationTitle(name)
  }
}

struct Animal: Identifiable {
  let name: String
  let house: String

  var id: String { name }

  static let all = [
    Animal(name: "Otter", house: "River house"),
    Animal(name: "Beaver", house: "River house"),
    Animal(name: "Owl", house: "Night house"),
  ]

  static func named(_ name: String) -> Animal {
    all.first { $0.name == name } ?? Animal(name: name, house: "River house")
  }
}
