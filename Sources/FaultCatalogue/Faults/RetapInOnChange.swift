extension Fault {
  static let retapInOnChange = Fault(
    id: "retap-in-on-change",
    summary: "A second tap on a tab that is looked for in onChange",
    topic: .tabs,
    why: """
      Tapping the tab that is selected already leaves the selection as it is, and `onChange` compares the \
      old with the new value: it is not called. Code in it that pops to the root when both are equal never \
      runs.
      """,
    remedy: """
      Pass a binding of your own to the TabView and compare in its setter: most versions of \
      SwiftUI call it on each tap, even with the value that is already set. Reports differ, so \
      offer another way to the root, too.
      """,
    detection: .linter,
    versions: "iOS 14 and later",
    behaviours: ["TV-15", "TV-16", "OB-12"],
    wrong: Example(
      """
      import SwiftUI

      enum Page: Hashable {
        case trails, map
      }

      struct ContentView: View {
        @State private var page = Page.trails
        @State private var path: [String] = []

        var body: some View {
          TabView(selection: $page) {
            Tab("Trails", systemImage: "figure.hiking", value: Page.trails) {
              TrailStack(path: $path)
            }
            Tab("Map", systemImage: "map", value: Page.map) {
              Text("The whole valley")
            }
          }
          .onChange(of: page) { old, new in
            if old == new {
              path = []
            }
          }
        }
      }

      struct TrailStack: View {
        @Binding var path: [String]

        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Ridge", value: "Ridge")
              .navigationTitle("Trails")
              .navigationDestination(for: String.self) { trail in
                Text("Four hours")
                  .navigationTitle(trail)
              }
          }
        }
      }
      """,
      script: """
        tap "Ridge"
        tab Trails
        """,
      before: """
        App  ContentViewApp
        └─ TabView  selection: trails
           ├─ ● Trails
           │  └─ NavigationStack  path: 0
           │     └─ ▶ "Trails"
           └─ ○ Map
        """,
      after: """
        App  ContentViewApp
        └─ TabView  selection: trails
           ├─ ● Trails
           │  └─ NavigationStack  path: 1
           │     ├─ "Trails"
           │     └─ ▶ "Ridge"   "Ridge"
           └─ ○ Map
        """
    ),
    right: Example(
      """
      import SwiftUI

      enum Page: Hashable {
        case trails, map
      }

      struct ContentView: View {
        @State private var page = Page.trails
        @State private var path: [String] = []

        var body: some View {
          TabView(selection: tappedPage) {
            Tab("Trails", systemImage: "figure.hiking", value: Page.trails) {
              TrailStack(path: $path)
            }
            Tab("Map", systemImage: "map", value: Page.map) {
              Text("The whole valley")
            }
          }
        }

        private var tappedPage: Binding<Page> {
          Binding {
            page
          } set: { tapped in
            if tapped == page {
              path = []
            }
            page = tapped
          }
        }
      }

      struct TrailStack: View {
        @Binding var path: [String]

        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Ridge", value: "Ridge")
              .navigationTitle("Trails")
              .navigationDestination(for: String.self) { trail in
                Text("Four hours")
                  .navigationTitle(trail)
              }
          }
        }
      }
      """,
      script: """
        tap "Ridge"
        tab Trails
        """,
      after: """
        App  ContentViewApp
        └─ TabView  selection: trails
           ├─ ● Trails
           │  └─ NavigationStack  path: 0
           │     └─ ▶ "Trails"
           └─ ○ Map
        """
    )
  )
}
