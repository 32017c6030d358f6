extension Fault {
  static let missingBindable = Fault(
    id: "missing-bindable",
    summary: "A dollar sign before an object of the environment, without a Bindable",
    topic: .ownership,
    why: """
      `@Environment(Router.self)` gives the object, and no bindings to its properties: the \
      compiler cannot find `$router`, and does not say how to make one.
      """,
    remedy: """
      Make a local one at the top of `body`: `@Bindable var router = router`. Then `$router.path` is a \
      binding to the path of the same object.
      """,
    severity: .error,
    detection: .linter,
    versions: "iOS 17 and later",
    behaviours: ["OB-05"],
    wrong: Example(
      """
      import SwiftUI

      @MainActor
      @Observable
      final class Router {
        var path: [String] = []
      }

      @main
      struct ClinicApp: App {
        @State private var router = Router()

        var body: some Scene {
          WindowGroup {
            MainView()
              .environment(router)
          }
        }
      }

      struct MainView: View {
        @Environment(Router.self) private var router

        var body: some View {
          NavigationStack(path: $router.path) {
            Button("Next patient") { router.path.append("Ada") }
              .navigationTitle("Patients")
              .navigationDestination(for: String.self) { name in
                Text("Born in 1990")
                  .navigationTitle(name)
              }
          }
        }
      }
      """,
      compiles: false
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
      struct ClinicApp: App {
        @State private var router = Router()

        var body: some Scene {
          WindowGroup {
            MainView()
              .environment(router)
          }
        }
      }

      struct MainView: View {
        @Environment(Router.self) private var router

        var body: some View {
          @Bindable var router = router
          NavigationStack(path: $router.path) {
            Button("Next patient") { router.path.append("Ada") }
              .navigationTitle("Patients")
              .navigationDestination(for: String.self) { name in
                Text("Born in 1990")
                  .navigationTitle(name)
              }
          }
        }
      }
      """,
      script: "tap \"Next patient\"",
      after: """
        App  ClinicApp
        └─ NavigationStack  path: 1
           ├─ "Patients"
           └─ ▶ "Ada"   "Ada"
        """
    )
  )
}
