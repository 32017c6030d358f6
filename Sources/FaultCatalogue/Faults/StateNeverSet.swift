extension Fault {
  static let stateNeverSet = Fault(
    id: "state-never-set",
    summary: "A screen waits for a value that nothing ever sets",
    topic: .ownership,
    why: """
      A view asks whether an optional state holds something, and shows a screen or a detail if it \
      does. Nothing in the view sets it, because the list writes another variable or the line was \
      forgotten, so the placeholder stays forever, whatever the user taps.
      """,
    remedy: """
      Bind the state to what is chosen, as the selection of the list or the item of a sheet, or \
      set it in the action of the button. If nothing needs it, remove the state.
      """,
    detection: .linter,
    versions: "iOS 13 and later",
    behaviours: ["SV-09", "SH-02"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var chosen: String?
        @State private var highlighted: String?

        var body: some View {
          NavigationSplitView {
            List(["Oak", "Ash"], id: \\.self, selection: $highlighted) { Text($0) }
              .navigationTitle("Trees")
          } detail: {
            if let chosen {
              Text("All about this tree")
                .navigationTitle(chosen)
            } else {
              Text("Choose a tree")
                .navigationTitle("Nothing chosen")
            }
          }
        }
      }
      """,
      script: """
        size regular
        tap "Oak"
        """,
      before: """
        App  ContentViewApp
        └─ NavigationSplitView  collapsed
           └─ NavigationStack  path: 0
              └─ ▶ "Trees"  sidebar
        """,
      after: """
        App  ContentViewApp
        └─ NavigationSplitView
           ├─ sidebar  "Trees"
           └─ detail  ▶ "Nothing chosen"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var chosen: String?

        var body: some View {
          NavigationSplitView {
            List(["Oak", "Ash"], id: \\.self, selection: $chosen) { Text($0) }
              .navigationTitle("Trees")
          } detail: {
            if let chosen {
              Text("All about this tree")
                .navigationTitle(chosen)
            } else {
              Text("Choose a tree")
                .navigationTitle("Nothing chosen")
            }
          }
        }
      }
      """,
      script: """
        size regular
        tap "Oak"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationSplitView
           ├─ sidebar  "Trees"
           └─ detail  ▶ "Oak"
        """
    )
  )
}
