extension Fault {
  static let linkOutsideStack = Fault(
    id: "link-outside-stack",
    summary: "A NavigationLink that stands in no stack or split view",
    topic: .links,
    why: """
      A link pushes onto the stack around it. Where there is none, as in a tab or a sheet without \
      a stack, SwiftUI normally draws the link disabled, and tapping it does nothing.
      """,
    remedy: """
      Put a NavigationStack around the screen, or show the screen inside one that is there. A \
      sheet needs a stack of its own, because it is not in the stack that opens it.
      """,
    severity: .error,
    detection: .both,
    unseen: """
      the linter is silent about a view that it finds shown in a stack as well; the running app \
      complains of what is on the screen
      """,
    behaviours: ["NS-19", "NS-32"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        var body: some View {
          List {
            NavigationLink("Lake trail") {
              Text("Nine kilometres")
                .navigationTitle("Lake trail")
            }
          }
          .navigationTitle("Trails")
        }
      }
      """,
      script: "expect refused tap \"Lake trail\"",
      before: """
        App  ContentViewApp
        └─ ▶ ContentView
        """,
      after: """
        App  ContentViewApp
        └─ ▶ ContentView
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        var body: some View {
          NavigationStack {
            List {
              NavigationLink("Lake trail") {
                Text("Nine kilometres")
                  .navigationTitle("Lake trail")
              }
            }
            .navigationTitle("Trails")
          }
        }
      }
      """,
      script: "tap \"Lake trail\"",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Trails"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           ├─ "Trails"
           └─ ▶ "Lake trail"  not in the path
        """
    )
  )
}
