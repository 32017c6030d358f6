extension Fault {
  static let duplicateID = Fault(
    id: "duplicate-id",
    summary: "Several elements of a ForEach have the same id",
    topic: .limits,
    why: """
      SwiftUI knows the rows of a list by their ids. When two rows share one, a tap, an \
      animation or a deletion may act on the other row, and the state of one row appears in \
      another.
      """,
    remedy: """
      Give every element an id of its own that stays the same as long as the element does: the \
      key under which it is stored, not its name, and not a number that is counted again.
      """,
    detection: .runtime,
    unseen: "the ids mostly come with the data, which only the running app has",
    versions: "iOS 13 and later",
    behaviours: [],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        private let players = ["Kim", "Lee", "Kim"]

        var body: some View {
          NavigationStack {
            List(players, id: \\.self) { name in
              Text(name)
            }
            .navigationTitle("Team")
          }
        }
      }
      """,
      script: "issues",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Team"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Team"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct Player: Identifiable {
        let id: Int
        let name: String
      }

      struct ContentView: View {
        private let players = [
          Player(id: 4, name: "Kim"),
          Player(id: 7, name: "Lee"),
          Player(id: 9, name: "Kim"),
        ]

        var body: some View {
          NavigationStack {
            List(players) { player in
              Text(player.name)
            }
            .navigationTitle("Team")
          }
        }
      }
      """,
      script: "issues",
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Team"
        """
    )
  )
}
