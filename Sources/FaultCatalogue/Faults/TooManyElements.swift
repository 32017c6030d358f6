extension Fault {
  static let tooManyElements = Fault(
    id: "too-many-elements",
    summary: "A screen builds far more views than anybody can see",
    topic: .limits,
    why: """
      A ForEach in a VStack builds all its rows at once, be they seen or not. With very many of \
      them the screen takes long to appear and much memory, and each change of state costs the \
      same again. NavLab tells of the first 100,000 elements only.
      """,
    remedy: """
      Use List, or a LazyVStack in a ScrollView, which build the rows that can be seen. Declare \
      navigationDestination outside of it.
      """,
    detection: .runtime,
    unseen: "how many rows there are mostly depends on data that only the running app has",
    versions: "iOS 14 and later",
    behaviours: ["NS-20"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        var body: some View {
          NavigationStack {
            ScrollView {
              VStack {
                ForEach(0..<110_000, id: \\.self) { number in
                  Text("Stamp \\(number)")
                }
              }
            }
            .navigationTitle("Stamps")
          }
        }
      }
      """,
      script: "issues",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Stamps"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Stamps"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        var body: some View {
          NavigationStack {
            List(0..<110_000, id: \\.self) { number in
              Text("Stamp \\(number)")
            }
            .navigationTitle("Stamps")
          }
        }
      }
      """,
      script: "issues",
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Stamps"
        """
    )
  )
}
