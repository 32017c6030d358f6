extension Fault {
  static let tooMuchText = Fault(
    id: "too-much-text",
    summary: "The texts of a screen are longer than anybody can read",
    topic: .limits,
    why: """
      SwiftUI lays out a whole file in one Text at once, even if only a little of it is visible, \
      and the screen freezes meanwhile. NavLab does not show a screen whose texts have more than \
      16 MB.
      """,
    remedy: """
      Show a part of the text and load the rest on request, or divide it into paragraphs and show \
      them in a List.
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
