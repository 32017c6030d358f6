extension Fault {
  static let tooManyElements = Fault(
    id: "too-many-elements",
    summary: "A screen builds far more views than anybody can see",
    topic: .limits,
    why: """
      A ForEach in a VStack builds all its rows at once, visible or not. With many rows, the \
      screen appears slowly and needs much memory, and each change of state costs the same again. \
      NavLab shows only the first 100,000 elements.
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
