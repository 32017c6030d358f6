extension Fault {
  static let deprecatedNavigationView = Fault(
    id: "deprecated-navigation-view",
    summary: "NavigationView, which NavigationStack and NavigationSplitView have replaced",
    topic: .stacks,
    why: """
      NavigationView is deprecated. It takes no path, so code can neither push a screen nor go \
      back to the root, and what navigationDestination declares belongs to stacks and split \
      views. On a wide screen it becomes columns side by side, which surprises developers who \
      have tried the app only on a phone.
      """,
    remedy: """
      Write NavigationStack where screens are pushed over each other, and NavigationSplitView \
      where columns stand side by side. For navigationViewStyle(.stack), write the first.
      """,
    detection: .linter,
    isFixable: true,
    behaviours: ["NS-22", "NS-33"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        var body: some View {
          NavigationView {
            List {
              NavigationLink("Oak") {
                Text("Grows for centuries")
                  .navigationTitle("Oak")
              }
            }
            .navigationTitle("Trees")
          }
        }
      }
      """,
      script: "tap \"Oak\"",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Trees"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           ├─ "Trees"
           └─ ▶ "Oak"  not in the path
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        var body: some View {
          NavigationStack {
            List {
              NavigationLink("Oak") {
                Text("Grows for centuries")
                  .navigationTitle("Oak")
              }
            }
            .navigationTitle("Trees")
          }
        }
      }
      """,
      script: "tap \"Oak\"",
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           ├─ "Trees"
           └─ ▶ "Oak"  not in the path
        """
    )
  )
}
