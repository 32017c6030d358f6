extension Fault {
  static let secondInstance = Fault(
    id: "second-instance",
    summary: "A second instance of the object that holds the navigation state",
    topic: .ownership,
    why: """
      Each `Router()` is a separate object. Buttons change the one that was injected, and the \
      stack is bound to the other: the count goes up, but no screen appears. Deep links are lost \
      in the same way.
      """,
    remedy: """
      Make one instance above all views that need it, best in the `App`, and hand it down. A view \
      below reads it with `@Environment(Router.self)` or `@EnvironmentObject`, and does not make \
      its own.
      """,
    severity: .error,
    detection: .linter,
    versions: "iOS 14 and later",
    behaviours: ["OB-03", "OB-04", "NS-81"],
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
              .onOpenURL { _ in router.path = ["Ada"] }
          }
        }
      }

      struct MainView: View {
        @State private var router = Router()

        var body: some View {
          NavigationStack(path: $router.path) {
            Text("Nobody is waiting")
              .navigationTitle("Patients")
              .navigationDestination(for: String.self) { name in
                Text("Born in 1990")
                  .navigationTitle(name)
              }
          }
        }
      }
      """,
      script: "open clinic://patients/ada",
      before: """
        App  ClinicApp
        └─ NavigationStack  path: 0
           └─ ▶ "Patients"
        """,
      after: """
        App  ClinicApp
        └─ NavigationStack  path: 0
           └─ ▶ "Patients"
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
      struct ClinicApp: App {
        @State private var router = Router()

        var body: some Scene {
          WindowGroup {
            MainView()
              .environment(router)
              .onOpenURL { _ in router.path = ["Ada"] }
          }
        }
      }

      struct MainView: View {
        @Environment(Router.self) private var router

        var body: some View {
          @Bindable var router = router
          NavigationStack(path: $router.path) {
            Text("Nobody is waiting")
              .navigationTitle("Patients")
              .navigationDestination(for: String.self) { name in
                Text("Born in 1990")
                  .navigationTitle(name)
              }
          }
        }
      }
      """,
      script: "open clinic://patients/ada",
      after: """
        App  ClinicApp
        └─ NavigationStack  path: 1
           ├─ "Patients"
           └─ ▶ "Ada"   "Ada"
        """
    )
  )
}
