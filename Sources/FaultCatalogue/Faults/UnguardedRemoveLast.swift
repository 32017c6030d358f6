extension Fault {
  static let unguardedRemoveLast = Fault(
    id: "unguarded-remove-last",
    summary: "removeLast on a path that may be empty",
    topic: .paths,
    why: """
      Taking the last value off an empty path stops the app, for a NavigationPath as for an \
      array. A second tap on the button is enough, or a user who has already gone back, or the \
      same code at the root. Removing more values than there are does the same.
      """,
    remedy: """
      Check first: if !path.isEmpty { path.removeLast() }. An array may use popLast(), which \
      returns nil instead. To go to the root, removeLast(path.count) or an empty path is safe at \
      any time.
      """,
    severity: .error,
    detection: .linter,
    isFixable: true,
    behaviours: ["NP-04", "NP-05", "NP-06", "NP-07"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var path = NavigationPath()

        var body: some View {
          NavigationStack(path: $path) {
            List {
              NavigationLink("Question 1", value: 1)
            }
            .navigationTitle("Quiz")
            .navigationDestination(for: Int.self) { number in
              Text("What is the capital of Peru?")
                .navigationTitle("Question \\(number)")
            }
            .toolbar {
              Button("Previous") { path.removeLast() }
            }
          }
        }
      }
      """,
      script: "tap \"Previous\"",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Quiz"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var path = NavigationPath()

        var body: some View {
          NavigationStack(path: $path) {
            List {
              NavigationLink("Question 1", value: 1)
            }
            .navigationTitle("Quiz")
            .navigationDestination(for: Int.self) { number in
              Text("What is the capital of Peru?")
                .navigationTitle("Question \\(number)")
            }
            .toolbar {
              Button("Previous") {
                if !path.isEmpty { path.removeLast() }
              }
            }
          }
        }
      }
      """,
      script: "tap \"Previous\"",
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Quiz"
        """
    )
  )
}
