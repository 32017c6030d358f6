import SwiftUI

struct Recipe: Hashable {
  let name: String
}

enum Route: Hashable {
  case home
  case shelf(String)
  case recipe(Recipe)
}

@Observable
class CookRouter {
  var path = NavigationPath()

  func go(to route: Route) {
    path.append(route)
  }

  func goToRoot() {
    path.removeLast(path.count)
  }

  func goBack() {
    if !path.isEmpty { path.removeLast() }
  }
}

protocol Coordinator {
  associatedtype Route: Hashable
  var path: NavigationPath { get set }
  func go(to route: Route)
}

@Observable
class CookCoordinator: Coordinator {
  typealias Route = CookRoute
  var path = NavigationPath()

  enum CookRoute: Hashable {
    case list(String)
    case detail(Recipe)
  }

  func go(to route: CookRoute) {
    path.append(route)
  }

  func showRecipeOfTheDay() {
    path.removeLast(path.count)
    path.append(CookRoute.detail(Recipe(name: "Pancake")))
  }
}

struct RecipeCard: View {
  let recipe: Recipe
  @Environment(CookRouter.self) private var router

  var body: some View {
    Button(recipe.name) { router.go(to: .recipe(recipe)) }
  }
}

struct HomeScreen: View {
  @Environment(CookRouter.self) private var router

  var body: some View {
    List {
      RecipeCard(recipe: Recipe(name: "Soup"))
      Button("Home again") { router.go(to: .home) }
      Button("Back") { router.goBack() }
      Button("Root") { router.goToRoot() }
      Text("\(router.path.count) deep")
    }
    .navigationTitle("Cookbook")
  }
}

struct RouterView: View {
  @State private var router = CookRouter()

  var body: some View {
    NavigationStack(path: $router.path) {
      HomeScreen()
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .home: HomeScreen()
          case .shelf(let name): Text("Shelf \(name)")
          case .recipe(let recipe): Text("Cook \(recipe.name)")
          }
        }
    }
    .environment(router)
  }
}

struct CoordinatorView: View {
  @State private var coordinator = CookCoordinator()

  var body: some View {
    NavigationStack(path: $coordinator.path) {
      VStack {
        Button("List") { coordinator.go(to: .list("starters")) }
        Button("Recipe of the day") { coordinator.showRecipeOfTheDay() }
      }
      .navigationTitle("Coordinator")
      .navigationDestination(for: CookCoordinator.CookRoute.self) { route in
        switch route {
        case .list(let name):
          Text("List of \(name)")
          Button("Recipe of the day") { coordinator.showRecipeOfTheDay() }
        case .detail(let recipe): Text("Cook \(recipe.name)")
        }
      }
    }
  }
}

@main
struct CookbookApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        RouterView().tabItem { Text("Router") }
        CoordinatorView().tabItem { Text("Coordinator") }
      }
    }
  }
}
