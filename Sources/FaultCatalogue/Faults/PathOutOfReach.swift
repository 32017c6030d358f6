extension Fault {
  static let pathOutOfReach = Fault(
    id: "path-out-of-reach",
    summary: "A path that is private to a view below the one that must change it",
    topic: .paths,
    why: """
      The state of a view can be changed by this view and by those that it hands a binding to. \
      When a link comes in at the root of the app, the root can select the tab, but cannot reach \
      the tab's private path, so the user lands on the tab's first screen.
      """,
    remedy: """
      Keep the paths where all code that changes them can reach them: in the view with onOpenURL \
      and the tab selection, or in a router that it owns, and hand bindings down.
      """,
    severity: .note,
    detection: .linter,
    behaviours: ["NS-81", "OB-04", "DL-04", "DL-09"],
    wrong: Example(
      """
      import SwiftUI

      enum Desk: Hashable {
        case news
        case sports
      }

      struct ContentView: View {
        @State private var section = Desk.news

        var body: some View {
          TabView(selection: $section) {
            Tab("News", systemImage: "newspaper", value: Desk.news) {
              Text("Quiet day")
            }
            Tab("Sports", systemImage: "figure.run", value: Desk.sports) {
              SportsTab()
            }
          }
          .onOpenURL { url in
            if url.host() == "match" { section = .sports }
          }
        }
      }

      struct SportsTab: View {
        @State private var path: [String] = []

        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Final", value: "final")
              .navigationTitle("Sports")
              .navigationDestination(for: String.self) { match in
                Text("Two to one")
                  .navigationTitle(match)
              }
          }
        }
      }
      """,
      script: "open paper://match/final",
      before: """
        App  ContentViewApp
        └─ TabView  selection: news
           ├─ ● News  ▶ screen
           └─ ○ Sports
        """,
      after: """
        App  ContentViewApp
        └─ TabView  selection: sports
           ├─ ○ News  screen
           └─ ● Sports
              └─ NavigationStack  path: 0
                 └─ ▶ "Sports"
        """
    ),
    right: Example(
      """
      import SwiftUI

      enum Desk: Hashable {
        case news
        case sports
      }

      struct ContentView: View {
        @State private var section = Desk.news
        @State private var sportsPath: [String] = []

        var body: some View {
          TabView(selection: $section) {
            Tab("News", systemImage: "newspaper", value: Desk.news) {
              Text("Quiet day")
            }
            Tab("Sports", systemImage: "figure.run", value: Desk.sports) {
              SportsTab(path: $sportsPath)
            }
          }
          .onOpenURL { url in
            guard url.host() == "match", url.pathComponents.count == 2 else {
              print("This link leads nowhere: \\(url)")
              return
            }
            section = .sports
            sportsPath = [url.pathComponents[1]]
          }
        }
      }

      struct SportsTab: View {
        @Binding var path: [String]

        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Final", value: "final")
              .navigationTitle("Sports")
              .navigationDestination(for: String.self) { match in
                Text("Two to one")
                  .navigationTitle(match)
              }
          }
        }
      }
      """,
      script: "open paper://match/final",
      after: """
        App  ContentViewApp
        └─ TabView  selection: sports
           ├─ ○ News  screen
           └─ ● Sports
              └─ NavigationStack  path: 1
                 ├─ "Sports"
                 └─ ▶ "final"   "final"
        """
    )
  )
}
