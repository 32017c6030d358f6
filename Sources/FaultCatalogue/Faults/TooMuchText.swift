extension Fault {
  static let tooMuchText = Fault(
    id: "too-much-text",
    summary: "The texts of a screen are longer than anybody can read",
    topic: .limits,
    why: """
      A whole file in one Text is laid out at once, however little of it is seen, and the screen \
      stands still while that is done. NavLab tells nothing of a screen whose texts have more \
      than 16 MB.
      """,
    remedy: """
      Show a part of the text and load the rest when it is asked for, or cut it into paragraphs \
      and show them in a List.
      """,
    severity: .error,
    detection: .runtime,
    unseen: "how long a text is mostly depends on data that only the running app has",
    versions: "iOS 14 and later",
    behaviours: [],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        private let book = String(repeating: "All work and no play. ", count: 900_000)

        var body: some View {
          NavigationStack {
            Text(book)
              .navigationTitle("Novel")
          }
        }
      }
      """,
      script: "issues",
      before: """
        App  ContentViewApp  ▶ nothing in it
        """,
      after: """
        App  ContentViewApp  ▶ nothing in it
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        private let book = String(repeating: "All work and no play. ", count: 900_000)

        var body: some View {
          NavigationStack {
            Text(book.prefix(2_000))
              .navigationTitle("Novel")
          }
        }
      }
      """,
      script: "issues",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Novel"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Novel"
        """
    )
  )
}
