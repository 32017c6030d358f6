extension Fault {
  static let routerOffMainActor = Fault(
    id: "router-off-main-actor",
    summary: "An observable class with navigation state that is not on the main actor",
    topic: .ownership,
    why: """
      Nothing keeps a task from changing the path outside the main actor: an async method of such a class \
      runs there as soon as it is awaited. It works most of the time, and fails when a change meets an \
      update.
      """,
    remedy: """
      Write `@MainActor` before the class. Where the whole module is on the main actor by default, as \
      projects can choose since Swift 6.2, there is nothing to do.
      """,
    severity: .note,
    detection: .linter,
    versions: "iOS 13 and later",
    behaviours: ["NS-82", "OB-14"],
    wrong: Example(
      """
      import SwiftUI

      @Observable
      final class Router {
        var path = NavigationPath()

        func show(_ song: String) {
          path.append(song)
        }
      }

      struct ContentView: View {
        @State private var router = Router()

        var body: some View {
          NavigationStack(path: $router.path) {
            Button("Evening") { router.show("Evening") }
              .navigationTitle("Songs")
              .navigationDestination(for: String.self) { song in
                Text("Four minutes")
                  .navigationTitle(song)
              }
          }
        }
      }
      """,
      script: "tap \"Evening\"",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Songs"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Songs"
           └─ ▶ "Evening"   "Evening"
        """
    ),
    right: Example(
      """
      import SwiftUI

      @MainActor
      @Observable
      final class Router {
        var path = NavigationPath()

        func show(_ song: String) {
          path.append(song)
        }
      }

      struct ContentView: View {
        @State private var router = Router()

        var body: some View {
          NavigationStack(path: $router.path) {
            Button("Evening") { router.show("Evening") }
              .navigationTitle("Songs")
              .navigationDestination(for: String.self) { song in
                Text("Four minutes")
                  .navigationTitle(song)
              }
          }
        }
      }
      """,
      script: "tap \"Evening\"",
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Songs"
           └─ ▶ "Evening"   "Evening"
        """
    )
  )
}
