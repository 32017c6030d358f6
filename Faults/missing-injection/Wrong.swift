import SwiftUI

@MainActor
@Observable
final class Router {
  var path: [String] = []
}

@main
struct ShopApp: App {
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $router.path) {
        List {
          NavigationLink("Teapot", value: "Teapot")
        }
        .navigationTitle("Shop")
        .navigationDestination(for: String.self) { ware in
          WareScreen(name: ware)
        }
      }
    }
  }
}

struct WareScreen: View {
  let name: String
  @Environment(Router.self) private var router

  var body: some View {
    Button("Back to the shop") { router.path = [] }
      .navigationTitle("\(name), level \(router.path.count)")
  }
}
