extension Fault {
  static let sheetWithoutStack = Fault(
    id: "sheet-without-stack",
    summary: "A sheet with a title, a toolbar or links, and no stack of its own",
    topic: .presentation,
    why: """
      A sheet is not in the stack of the screen that opens it. Without a NavigationStack inside, \
      there is no bar, so its title and its toolbar are not shown, and links in it are disabled.
      """,
    remedy: """
      Put a NavigationStack around the content of the sheet. It is independent of the presenter's: what is \
      pushed in the sheet stays in the sheet.
      """,
    detection: .linter,
    versions: "iOS 13 and later",
    behaviours: ["SH-19", "SH-22", "SH-20"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var isShown = false

        var body: some View {
          NavigationStack {
            Button("Settings") { isShown = true }
              .navigationTitle("Songs")
          }
          .sheet(isPresented: $isShown) {
            List {
              NavigationLink("Sound") {
                Text("Loud or soft")
              }
            }
            .navigationTitle("Settings")
          }
        }
      }
      """,
      script: "tap \"Settings\"",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Songs"
        """,
      after: """
        App  ContentViewApp
        ├─ NavigationStack  path: 0
        │  └─ "Songs"
        └─ sheet  ▶ screen
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var isShown = false

        var body: some View {
          NavigationStack {
            Button("Settings") { isShown = true }
              .navigationTitle("Songs")
          }
          .sheet(isPresented: $isShown) {
            NavigationStack {
              List {
                NavigationLink("Sound") {
                  Text("Loud or soft")
                }
              }
              .navigationTitle("Settings")
            }
          }
        }
      }
      """,
      script: "tap \"Settings\"",
      after: """
        App  ContentViewApp
        ├─ NavigationStack  path: 0
        │  └─ "Songs"
        └─ sheet
           └─ NavigationStack  path: 0
              └─ ▶ "Settings"
        """
    )
  )
}
