extension Fault {
  static let untrackedLink = Fault(
    id: "untracked-link",
    summary: "A link with a destination closure where the path is watched",
    topic: .links,
    why: """
      A link with a closure pushes its screen without a value, so nothing is appended to the \
      path. Code that reads the path assumes that the root is shown, an onChange of the path is \
      not called, and the screen is missing when the path is saved and restored.
      """,
    remedy: """
      Give the link a value, and declare a navigationDestination for its type. If no code reads \
      the path, as in a list of settings, a link with a closure is fine.
      """,
    detection: .linter,
    behaviours: ["NS-08", "NS-09", "SR-09"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var path: [String] = []

        var body: some View {
          NavigationStack(path: $path) {
            List {
              NavigationLink("Bread", value: "Bread")
              NavigationLink("Opening hours") {
                Text("From six to noon")
                  .navigationTitle("Hours")
              }
            }
            .navigationTitle("Bakery")
            .navigationDestination(for: String.self) { name in
              Text("Fresh today")
                .navigationTitle(name)
            }
          }
          .onChange(of: path) {
            print("The person looks at \\(path.last ?? "the bakery").")
          }
        }
      }
      """,
      script: "tap \"Opening hours\"",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Bakery"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           ├─ "Bakery"
           └─ ▶ "Hours"  not in the path
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var path: [String] = []

        var body: some View {
          NavigationStack(path: $path) {
            List {
              NavigationLink("Bread", value: "Bread")
              NavigationLink("Opening hours", value: "Hours")
            }
            .navigationTitle("Bakery")
            .navigationDestination(for: String.self) { name in
              Text(name == "Hours" ? "From six to noon" : "Fresh today")
                .navigationTitle(name)
            }
          }
          .onChange(of: path) {
            print("The person looks at \\(path.last ?? "the bakery").")
          }
        }
      }
      """,
      script: "tap \"Opening hours\"",
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Bakery"
           └─ ▶ "Hours"   "Hours"
        """
    )
  )
}
