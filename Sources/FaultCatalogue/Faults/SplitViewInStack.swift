extension Fault {
  static let splitViewInStack = Fault(
    id: "split-view-in-stack",
    summary: "A NavigationSplitView inside a NavigationStack",
    topic: .stacks,
    why: """
      A split view is meant to be the root of a window, and brings its own bars and back buttons. \
      Inside a stack, two containers both want to navigate. On a phone, where the columns \
      collapse into one stack, these are stacks within stacks.
      """,
    remedy: """
      Take the split view out and make it the root of the window. A column whose screens push \
      others, such as the detail column, may hold a NavigationStack of its own.
      """,
    detection: .both,
    behaviours: ["SV-18", "SV-09", "NS-32"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var choice: String?

        var body: some View {
          NavigationStack {
            NavigationSplitView {
              List(["Violin", "Oboe"], id: \\.self, selection: $choice) { name in
                Text(name)
              }
              .navigationTitle("Instruments")
            } detail: {
              Text(choice ?? "Choose an instrument")
                .navigationTitle(choice ?? "Orchestra")
            }
          }
        }
      }
      """,
      script: "tap \"Oboe\"",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ screen
              └─ NavigationSplitView  collapsed
                 └─ NavigationStack  path: 0
                    └─ "Instruments"  sidebar
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ screen
              └─ NavigationSplitView  collapsed
                 └─ NavigationStack  path: 0
                    ├─ "Instruments"  sidebar
                    └─ "Oboe"  detail
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var choice: String?

        var body: some View {
          NavigationSplitView {
            List(["Violin", "Oboe"], id: \\.self, selection: $choice) { name in
              Text(name)
            }
            .navigationTitle("Instruments")
          } detail: {
            Text(choice ?? "Choose an instrument")
              .navigationTitle(choice ?? "Orchestra")
          }
        }
      }
      """,
      script: "tap \"Oboe\"",
      before: """
        App  ContentViewApp
        └─ NavigationSplitView  collapsed
           └─ NavigationStack  path: 0
              └─ ▶ "Instruments"  sidebar
        """,
      after: """
        App  ContentViewApp
        └─ NavigationSplitView  collapsed
           └─ NavigationStack  path: 0
              ├─ "Instruments"  sidebar
              └─ ▶ "Oboe"  detail
        """
    )
  )
}
