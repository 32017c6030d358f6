import Observation
import SwiftUI

enum OrchardRoute: Hashable {
  case rows
  case tree(id: UUID)
  case keeper
  case tools
  case basket(id: String)
}

@Observable
final class OrchardRouter {
  var path: [OrchardRoute] = []

  func go(to route: OrchardRoute) {
    path.append(route)
  }

  func goBack() {
    guard !path.isEmpty else { return }
    path.removeLast()
  }

  func goToRoot() {
    path.removeAll()
  }

  func startOver(at route: OrchardRoute) {
    path = [route]
  }

  func open(tree id: UUID) {
    path = [.rows, .tree(id: id)]
  }
}

struct OrchardScreen: View {
  @Environment(OrchardRouter.self) private var router

  var body: some View {
    VStack {
      Button("Rows") { router.go(to: .rows) }
      Button("Keeper") { router.go(to: .keeper) }
      Button("Follow a link to a tree") { router.open(tree: UUID()) }
      NavigationLink("Rows by value", value: OrchardRoute.rows)
    }
  }
}

struct RowsScreen: View {
  var body: some View { Text("Forty rows").navigationTitle("Rows") }
}

struct TreeScreen: View {
  let id: UUID
  @Environment(OrchardRouter.self) private var router

  var body: some View {
    VStack {
      Text("Tree: \(id)")
      Button("To the root") { router.goToRoot() }
    }
    .navigationTitle("Tree")
  }
}

struct KeeperScreen: View {
  @Environment(OrchardRouter.self) private var router
  var body: some View { Text("Keeper, \(router.path.count) deep") }
}

struct ToolsScreen: View {
  var body: some View { Text("Tools") }
}

struct BasketScreen: View {
  let id: String
  var body: some View { Text("Basket \(id)") }
}

struct OrchardView: View {
  @State private var router = OrchardRouter()

  var body: some View {
    NavigationStack(path: $router.path) {
      OrchardScreen()
        .navigationTitle("Orchard")
        .navigationDestination(for: OrchardRoute.self) { screen(for: $0) }
    }
    .environment(router)
  }

  @ViewBuilder
  private func screen(for route: OrchardRoute) -> some View {
    switch route {
    case .rows: RowsScreen()
    case .tree(let id): TreeScreen(id: id)
    case .keeper: KeeperScreen()
    case .tools: ToolsScreen()
    case .basket(let id): BasketScreen(id: id)
    }
  }
}

/// The desk that the system would hand a notification to; it knows of no view.
enum NotificationDesk {
  @MainActor
  static func orderArrived() {
    let router = OrchardRouter()
    router.startOver(at: .basket(id: "a7"))
    print("the desk's own router holds \(router.path.count)")
  }
}

@main
struct OrchardApp: App {
  init() {
    let router = OrchardRouter()
    router.goBack()
    router.go(to: .rows)
    router.go(to: .tools)
    router.goBack()
    print("alone: \(router.path.count) after a push, a push and a pop")
    router.goToRoot()
    print("alone: \(router.path.count) at the root")
    router.go(to: .rows)
    router.startOver(at: .keeper)
    print("alone: \(router.path == [.keeper])")
    let id = UUID()
    router.open(tree: id)
    print("alone: \(router.path == [.rows, .tree(id: id)]) for the deep link")
    NotificationDesk.orderArrived()
  }

  var body: some Scene {
    WindowGroup { OrchardView() }
  }
}
