extension Fault {
  static let staleRestoration = Fault(
    id: "stale-restoration",
    summary: "Saving returns early and leaves what was saved before",
    topic: .restoration,
    why: """
      The code that saves returns when the path is empty, or when its codable form is nil, and \
      the older data stays where it is. The next start goes back to a place that the user had \
      left before closing the app.
      """,
    remedy: """
      Write in every case. If there is nothing to save, remove what was saved before.
      """,
    detection: .linter,
    behaviours: ["SR-12", "NP-16"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var path: [String]

        init() {
          let saved = UserDefaults.standard.stringArray(forKey: "path") ?? []
          _path = State(initialValue: saved)
        }

        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Roses", value: "Roses")
              .navigationTitle("Flower shop")
              .navigationDestination(for: String.self) { name in
                Text("Two for the price of one")
                  .navigationTitle(name)
              }
          }
          .onChange(of: path) { _, new in
            guard !new.isEmpty else { return }
            UserDefaults.standard.set(new, forKey: "path")
          }
        }
      }
      """,
      script: """
        tap "Roses"
        back
        relaunch
        """,
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Flower shop"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Flower shop"
           └─ ▶ "Roses"   "Roses"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var path: [String]

        init() {
          let saved = UserDefaults.standard.stringArray(forKey: "path") ?? []
          _path = State(initialValue: saved)
        }

        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Roses", value: "Roses")
              .navigationTitle("Flower shop")
              .navigationDestination(for: String.self) { name in
                Text("Two for the price of one")
                  .navigationTitle(name)
              }
          }
          .onChange(of: path) { _, new in
            UserDefaults.standard.set(new, forKey: "path")
          }
        }
      }
      """,
      script: """
        tap "Roses"
        back
        relaunch
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Flower shop"
        """
    )
  )
}
