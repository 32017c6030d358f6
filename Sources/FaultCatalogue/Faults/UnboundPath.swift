extension Fault {
  static let unboundPath = Fault(
    id: "unbound-path",
    summary: "A path that code changes and no NavigationStack is bound to",
    topic: .paths,
    why: """
      A stack follows only the path that it receives as a binding. Without one, it keeps a \
      private path. Then appending to the app's own path does not change the screen, and neither \
      the compiler nor the console says anything.
      """,
    remedy: """
      Bind the stack to the path that the code changes: NavigationStack(path: $router.path). \
      Where each tab has a path, let the code change the path of the right tab.
      """,
    detection: .linter,
    behaviours: ["NS-07", "NS-81"],
    wrong: Example(
      """
      import SwiftUI

      @MainActor
      @Observable
      final class Router {
        var path: [String] = []

        func show(_ name: String) {
          path.append(name)
        }
      }

      struct ContentView: View {
        @State private var router = Router()

        var body: some View {
          NavigationStack {
            Button("Today's walk") { router.show("Cliffs") }
              .navigationTitle("Walks")
              .navigationDestination(for: String.self) { name in
                Text("Two hours")
                  .navigationTitle(name)
              }
          }
        }
      }
      """,
      script: "tap \"Today's walk\"",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Walks"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Walks"
        """
    ),
    right: Example(
      """
      import SwiftUI

      @MainActor
      @Observable
      final class Router {
        var path: [String] = []

        func show(_ name: String) {
          path.append(name)
        }
      }

      struct ContentView: View {
        @State private var router = Router()

        var body: some View {
          NavigationStack(path: $router.path) {
            Button("Today's walk") { router.show("Cliffs") }
              .navigationTitle("Walks")
              .navigationDestination(for: String.self) { name in
                Text("Two hours")
                  .navigationTitle(name)
              }
          }
        }
      }
      """,
      script: "tap \"Today's walk\"",
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Walks"
           └─ ▶ "Cliffs"   "Cliffs"
        """
    )
  )
}
