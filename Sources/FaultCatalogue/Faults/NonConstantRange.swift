extension Fault {
  static let nonConstantRange = Fault(
    id: "non-constant-range",
    summary: "A ForEach over a range without ids whose range changes",
    topic: .limits,
    why: """
      Without an id a ForEach takes its range for constant: it keeps the rows that it began with. \
      New elements get no row, and a row whose element is gone stops the app as soon as it reads \
      the element. Xcode warns of a range that is not a literal.
      """,
    remedy: """
      Make a row for each element instead of each number: a collection of Identifiable values, or \
      any collection with an id. If it must be the numbers, add an id: ForEach(0..<count, id: \
      \\.self).
      """,
    severity: .error,
    detection: .runtime,
    unseen: "the linter cannot know whether a range changes while the app runs",
    isAboutNavigation: false,
    versions: "iOS 13 and later",
    behaviours: ["NS-88"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var stops = ["Ulm", "Jena"]

        var body: some View {
          NavigationStack {
            List {
              ForEach(0..<stops.count) { Text(stops[$0]) }
              Button("Add Gera") { stops.append("Gera") }
            }
            .navigationTitle("Stops")
          }
        }
      }
      """,
      script: "tap \"Add Gera\"",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Stops"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Stops"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var stops = ["Ulm", "Jena"]

        var body: some View {
          NavigationStack {
            List {
              ForEach(stops, id: \\.self) { Text($0) }
              Button("Add Gera") { stops.append("Gera") }
            }
            .navigationTitle("Stops")
          }
        }
      }
      """,
      script: "tap \"Add Gera\"",
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Stops"
        """
    )
  )
}
