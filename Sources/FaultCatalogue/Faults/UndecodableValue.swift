extension Fault {
  static let undecodableValue = Fault(
    id: "undecodable-value",
    summary: "A saved path holds a value that can no longer be decoded",
    topic: .restoration,
    why: """
      A path that an older version of the app saved is read without an error, because each value \
      is decoded only when its screen is shown. If its type has changed since, there is no screen \
      for it: the path and the screens differ.
      """,
    remedy: """
      Save an array of your own Codable type, with a version number beside it, and start with an \
      empty path when it cannot be read. Then reading it fails at once, and not later.
      """,
    severity: .error,
    detection: .runtime,
    unseen: "no source says what an older version has saved",
    behaviours: ["NP-21", "NP-22", "SR-13", "SR-17"],
    wrong: Example(
      """
      import SwiftUI

      struct Seat: Hashable, Codable {
        let row: Int
        let number: Int
      }

      struct ContentView: View {
        @State private var path = ContentView.restored()

        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Choose a seat", value: Seat(row: 1, number: 1))
              .navigationTitle("Cinema")
              .navigationDestination(for: Seat.self) { seat in
                Text("Row \\(seat.row)")
                  .navigationTitle("Seat \\(seat.number)")
              }
          }
        }

        /// Reads what an older version has saved, whose seats had no rows.
        static func restored() -> NavigationPath {
          let saved = Data(#"["MyApp.Seat","{\\"number\\":4}"]"#.utf8)
          let form = NavigationPath.CodableRepresentation.self
          guard let codable = try? JSONDecoder().decode(form, from: saved) else {
            return NavigationPath()
          }
          return NavigationPath(codable)
        }
      }
      """,
      script: "issues",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Cinema"
           └─ ▶ no destination   MyApp.Seat
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Cinema"
           └─ ▶ no destination   MyApp.Seat
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct Seat: Hashable, Codable {
        let row: Int
        let number: Int
      }

      struct ContentView: View {
        @State private var path = ContentView.restored()

        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Choose a seat", value: Seat(row: 1, number: 1))
              .navigationTitle("Cinema")
              .navigationDestination(for: Seat.self) { seat in
                Text("Row \\(seat.row)")
                  .navigationTitle("Seat \\(seat.number)")
              }
          }
        }

        /// Reads what an older version has saved, whose seats had no rows.
        static func restored() -> [Seat] {
          let saved = Data(#"[{"number":4}]"#.utf8)
          return (try? JSONDecoder().decode([Seat].self, from: saved)) ?? []
        }
      }
      """,
      script: "issues",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Cinema"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Cinema"
        """
    )
  )
}
