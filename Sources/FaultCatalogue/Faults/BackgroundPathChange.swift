extension Fault {
  static let backgroundPathChange = Fault(
    id: "background-path-change",
    summary: "A path that is changed outside the main actor",
    topic: .ownership,
    why: """
      The stack reads its path on the main actor. A task that changes the path elsewhere, such as \
      a detached one or an async method of a class that belongs to no actor, can do so in the \
      middle of an update: pushes get lost, or the path and the screen differ.
      """,
    remedy: """
      Mark the class that holds the path with `@MainActor`. Slow work still runs elsewhere; only the change \
      of the path waits for its turn.
      """,
    detection: .runtime,
    unseen: """
      the linter cannot know on which thread a method is called; a class that holds a path and \
      belongs to no actor is `router-off-main-actor`
      """,
    behaviours: ["NS-82", "OB-14"],
    wrong: Example(
      """
      import SwiftUI

      @Observable
      final class Router: @unchecked Sendable {
        var path: [String] = []

        func find() async {
          path.append("Ridge")
        }
      }

      struct ContentView: View {
        @State private var router = Router()

        var body: some View {
          NavigationStack(path: $router.path) {
            Button("Find a trail") {
              let router = router
              Task.detached { await router.find() }
            }
            .navigationTitle("Trails")
            .navigationDestination(for: String.self) { trail in
              Text("Four hours")
                .navigationTitle(trail)
            }
          }
        }
      }
      """,
      script: """
        tap "Find a trail"
        wait 1s
        """,
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Trails"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Trails"
           └─ ▶ "Ridge"   "Ridge"
        """
    ),
    right: Example(
      """
      import SwiftUI

      @MainActor
      @Observable
      final class Router {
        var path: [String] = []

        func find() async {
          path.append("Ridge")
        }
      }

      struct ContentView: View {
        @State private var router = Router()

        var body: some View {
          NavigationStack(path: $router.path) {
            Button("Find a trail") {
              let router = router
              Task.detached { await router.find() }
            }
            .navigationTitle("Trails")
            .navigationDestination(for: String.self) { trail in
              Text("Four hours")
                .navigationTitle(trail)
            }
          }
        }
      }
      """,
      script: """
        tap "Find a trail"
        wait 1s
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Trails"
           └─ ▶ "Ridge"   "Ridge"
        """
    )
  )
}
