extension Fault {
  static let repeatedTabValue = Fault(
    id: "repeated-tab-value",
    summary: "Two tabs with the same value",
    topic: .tabs,
    why: """
      A TabView distinguishes its tabs by their values. When two have the same, a tap on the \
      second writes a value that means the first as well, so the second cannot be reached \
      reliably.
      """,
    remedy: """
      Give each tab a value of its own; an enum with one case for each tab makes a repetition easy to see.
      """,
    severity: .error,
    detection: .both,
    versions: "iOS 13 and later",
    behaviours: ["TV-02"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var page = 0

        var body: some View {
          TabView(selection: $page) {
            Tab("Albums", systemImage: "square.stack", value: 0) {
              Text("Albums in order")
            }
            Tab("Songs", systemImage: "music.note", value: 1) {
              Text("Songs in order")
            }
            Tab("Radio", systemImage: "radio", value: 1) {
              Text("What is on now")
            }
          }
        }
      }
      """,
      script: "tab Radio",
      before: """
        App  ContentViewApp
        └─ TabView  selection: 0
           ├─ ● Albums  ▶ screen
           ├─ ○ Songs
           └─ ○ Radio
        """,
      after: """
        App  ContentViewApp
        └─ TabView  selection: 1
           ├─ ○ Albums  screen
           ├─ ● Songs  ▶ screen
           └─ ○ Radio
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var page = 0

        var body: some View {
          TabView(selection: $page) {
            Tab("Albums", systemImage: "square.stack", value: 0) {
              Text("Albums in order")
            }
            Tab("Songs", systemImage: "music.note", value: 1) {
              Text("Songs in order")
            }
            Tab("Radio", systemImage: "radio", value: 2) {
              Text("What is on now")
            }
          }
        }
      }
      """,
      script: "tab Radio",
      after: """
        App  ContentViewApp
        └─ TabView  selection: 2
           ├─ ○ Albums  screen
           ├─ ○ Songs
           └─ ● Radio  ▶ screen
        """
    )
  )
}
