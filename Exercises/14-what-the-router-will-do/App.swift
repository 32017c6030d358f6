import SwiftUI

/// A keeper's round through a zoo.
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

enum Route: Hashable {
  case area(String)
  case animal(String)
}

@MainActor
@Observable
final class ZooRouter {
  var path: [Route] = []

  func enter(_ area: String) {
    path = [.area(area)]
  }

  func meet(_ animal: String) {
    path.append(.animal(animal))
  }

  func showNext() {
    guard case .animal(let name) = path.last else { return }
    path[path.count - 1] = .animal(name == "Lynx" ? "Owl" : "Lynx")
  }

  func leave() {
    _ = path.popLast()
  }
}

struct ZooView: View {
  @Environment(ZooRouter.self) private var router

  var body: some View {
    @Bindable var router = router

    NavigationStack(path: $router.path) {
      KeeperList()
        .navigationTitle("Zoo")
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .area(let name), .animal(let name):
            KeeperList()
              .navigationTitle(name)
          }
        }
    }
  }
}

/// The actions of a keeper on each screen.
struct KeeperList: View {
  @Environment(ZooRouter.self) private var router

  var body: some View {
    List {
      Button("Enter the forest") { router.enter("Forest") }
      Button("Meet the lynx") { router.meet("Lynx") }
      Button("Next animal") { router.showNext() }
      Button("Leave") { router.leave() }
    }
  }
}
