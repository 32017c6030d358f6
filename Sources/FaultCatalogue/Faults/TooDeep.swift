extension Fault {
  static let tooDeep = Fault(
    id: "too-deep",
    summary: "Views are nested so deep that they cannot be shown any more",
    topic: .limits,
    why: """
      A view that contains itself goes on until something runs out, or until the data that it \
      follows ends. Two hundred levels are more than a screen can show; a little more, and the \
      app stops because its stack of calls is full.
      """,
    remedy: """
      Show one level on each screen and push the next one, or turn the levels into the rows of \
      one list, each with its indentation.
      """,
    detection: .runtime,
    unseen: "how deep the views are nested mostly depends on data that only the running app has",
    versions: "iOS 14 and later",
    behaviours: [],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        var body: some View {
          NavigationStack {
            FolderView(depth: 0)
              .navigationTitle("Archive")
          }
        }
      }

      struct FolderView: View {
        let depth: Int

        var body: some View {
          Menu("Folder \\(depth)") {
            if depth < 250 {
              FolderView(depth: depth + 1)
            }
          }
        }
      }
      """,
      script: "issues",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Archive"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Archive"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        var body: some View {
          NavigationStack {
            FolderScreen(depth: 0)
              .navigationDestination(for: Int.self) { depth in
                FolderScreen(depth: depth)
              }
          }
        }
      }

      struct FolderScreen: View {
        let depth: Int

        var body: some View {
          NavigationLink("Open the next one", value: depth + 1)
            .navigationTitle(depth == 0 ? "Archive" : "Folder \\(depth)")
        }
      }
      """,
      script: "issues",
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Archive"
        """
    )
  )
}
