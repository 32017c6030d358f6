extension Fault {
  static let sharedPath = Fault(
    id: "shared-path",
    summary: "Two stacks that share one path",
    topic: .tabs,
    why: """
      A push in one tab is a push in the other: both stacks are bound to the same array, so both \
      show the same screens. Going back in one tab takes a screen away from the other as well, \
      and no tab can keep its own place.
      """,
    remedy: """
      Give each NavigationStack a path of its own, for example one property for each tab in the object that \
      holds the navigation state.
      """,
    detection: .both,
    unseen: """
      the linter looks at the stacks of one view; that a path is handed on to two child views \
      shows only while the app runs
      """,
    behaviours: ["TV-12"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var path: [String] = []

        var body: some View {
          TabView {
            NavigationStack(path: $path) {
              TrailList(title: "Trails")
            }
            .tabItem { Text("Trails") }
            NavigationStack(path: $path) {
              TrailList(title: "Saved")
            }
            .tabItem { Text("Saved") }
          }
        }
      }

      struct TrailList: View {
        let title: String

        var body: some View {
          List {
            NavigationLink("Ridge", value: "Ridge")
          }
          .navigationTitle(title)
          .navigationDestination(for: String.self) { trail in
            Text("The way along \\(trail)")
              .navigationTitle(trail)
          }
        }
      }
      """,
      script: """
        tap "Ridge"
        tab Saved
        """,
      before: """
        App  ContentViewApp
        └─ TabView
           ├─ ● Trails
           │  └─ NavigationStack  path: 0
           │     └─ ▶ "Trails"
           └─ ○ Saved
        """,
      after: """
        App  ContentViewApp
        └─ TabView
           ├─ ○ Trails
           │  └─ NavigationStack  path: 1
           │     ├─ "Trails"
           │     └─ "Ridge"     "Ridge"
           └─ ● Saved
              └─ NavigationStack  path: 1
                 ├─ "Saved"
                 └─ ▶ "Ridge"   "Ridge"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var trailPath: [String] = []
        @State private var savedPath: [String] = []

        var body: some View {
          TabView {
            NavigationStack(path: $trailPath) {
              TrailList(title: "Trails")
            }
            .tabItem { Text("Trails") }
            NavigationStack(path: $savedPath) {
              TrailList(title: "Saved")
            }
            .tabItem { Text("Saved") }
          }
        }
      }

      struct TrailList: View {
        let title: String

        var body: some View {
          List {
            NavigationLink("Ridge", value: "Ridge")
          }
          .navigationTitle(title)
          .navigationDestination(for: String.self) { trail in
            Text("The way along \\(trail)")
              .navigationTitle(trail)
          }
        }
      }
      """,
      script: """
        tap "Ridge"
        tab Saved
        """,
      after: """
        App  ContentViewApp
        └─ TabView
           ├─ ○ Trails
           │  └─ NavigationStack  path: 1
           │     ├─ "Trails"
           │     └─ "Ridge"   "Ridge"
           └─ ● Saved
              └─ NavigationStack  path: 0
                 └─ ▶ "Saved"
        """
    )
  )
}
