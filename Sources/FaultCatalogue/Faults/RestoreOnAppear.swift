extension Fault {
  static let restoreOnAppear = Fault(
    id: "restore-on-appear",
    summary: "The path is restored in onAppear, which runs more than once",
    topic: .restoration,
    why: """
      First the root is shown, and then the restored screens. And onAppear runs whenever the view \
      comes back: after a tab was changed, or when the user goes back to the root. It then \
      replaces the newer path with the old one, and going back may be impossible.
      """,
    remedy: """
      Restore in the initial value of the path, or where the object that owns it is made, so \
      that the first screen shown is the right one.
      """,
    detection: .linter,
    behaviours: ["NS-57", "SR-15", "SR-16"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var path: [String] = []
        @AppStorage("book") private var book = "Dracula"

        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Read on", value: book)
              .navigationTitle("Library")
              .navigationDestination(for: String.self) { title in
                Text("Chapter 1")
                  .navigationTitle(title)
              }
              .onAppear { path = [book] }
          }
        }
      }
      """,
      script: "back",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Library"
           └─ ▶ "Dracula"   "Dracula"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Library"
           └─ ▶ "Dracula"   "Dracula"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var path: [String]
        private let book: String

        init() {
          let book = UserDefaults.standard.string(forKey: "book") ?? "Dracula"
          self.book = book
          _path = State(initialValue: [book])
        }

        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Read on", value: book)
              .navigationTitle("Library")
              .navigationDestination(for: String.self) { title in
                Text("Chapter 1")
                  .navigationTitle(title)
              }
          }
        }
      }
      """,
      script: "back",
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Library"
        """
    )
  )
}
