extension Fault {
  static let stateCopy = Fault(
    id: "state-copy",
    summary: "State of a view that begins as a copy of what its parent passes",
    topic: .ownership,
    why: """
      `@State` takes its first value once, when the view appears. What the parent passes later is \
      ignored: after it has made another object, or changed its value, the view still uses the \
      old one, and the two differ.
      """,
    remedy: """
      Take what the parent owns as it is: a plain `let` or `@Bindable` for an observable object, \
      `@ObservedObject` for an ObservableObject, `@Binding` for a value. Keep `@State` for what the view \
      itself owns.
      """,
    detection: .linter,
    versions: "iOS 13 and later",
    behaviours: ["OB-06", "OB-07"],
    wrong: Example(
      """
      import SwiftUI

      @MainActor
      @Observable
      final class Router {
        var path: [String] = []
      }

      struct ContentView: View {
        @State private var router = Router()

        var body: some View {
          Button("Sign out") { router = Router() }
          TripList(router: router)
        }
      }

      struct TripList: View {
        @State private var router: Router

        init(router: Router) {
          _router = State(initialValue: router)
        }

        var body: some View {
          NavigationStack(path: $router.path) {
            NavigationLink("Norway", value: "Norway")
              .navigationTitle("Trips")
              .navigationDestination(for: String.self) { trip in
                Text("Two weeks")
                  .navigationTitle(trip)
              }
          }
        }
      }
      """,
      script: """
        tap "Norway"
        tap "Sign out"
        """,
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Trips"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Trips"
           └─ ▶ "Norway"   "Norway"
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

      struct ContentView: View {
        @State private var router = Router()

        var body: some View {
          Button("Sign out") { router = Router() }
          TripList(router: router)
        }
      }

      struct TripList: View {
        @Bindable var router: Router

        var body: some View {
          NavigationStack(path: $router.path) {
            NavigationLink("Norway", value: "Norway")
              .navigationTitle("Trips")
              .navigationDestination(for: String.self) { trip in
                Text("Two weeks")
                  .navigationTitle(trip)
              }
          }
        }
      }
      """,
      script: """
        tap "Norway"
        tap "Sign out"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Trips"
        """
    )
  )
}
