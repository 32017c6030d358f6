extension Fault {
  static let missingInjection = Fault(
    id: "missing-injection",
    summary: "An object that is read from the environment, and that nobody put there",
    topic: .ownership,
    why: """
      The app stops as soon as the body reads the object: `@Environment(Router.self)` and \
      `@EnvironmentObject` require that a view further out has put one in. Previews and sheets \
      are frequent places where it is missing.
      """,
    remedy: """
      Put the object in above all views that read it: `.environment(router)` for an observable class, \
      `.environmentObject(router)` for an ObservableObject. Where it may be missing, read an optional: \
      `@Environment(Router.self) private var router: Router?`.
      """,
    severity: .error,
    detection: .linter,
    versions: "iOS 13 and later",
    behaviours: ["OB-01", "OB-02", "OB-19", "SH-24"],
    wrong: Example(
      """
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
            .navigationTitle("\\(name), level \\(router.path.count)")
        }
      }
      """,
      script: "tap \"Teapot\"",
      before: """
        App  ShopApp
        └─ NavigationStack  path: 0
           └─ ▶ "Shop"
        """
    ),
    right: Example(
      """
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
            .environment(router)
          }
        }
      }

      struct WareScreen: View {
        let name: String
        @Environment(Router.self) private var router

        var body: some View {
          Button("Back to the shop") { router.path = [] }
            .navigationTitle("\\(name), level \\(router.path.count)")
        }
      }
      """,
      script: "tap \"Teapot\"",
      after: """
        App  ShopApp
        └─ NavigationStack  path: 1
           ├─ "Shop"
           └─ ▶ "Teapot, level 1"   "Teapot"
        """
    )
  )
}
