extension Fault {
  static let newerAPI = Fault(
    id: "newer-api",
    summary: "Something is used that the oldest version to run on does not have",
    topic: .versions,
    why: """
      An app that must run on iOS 17 cannot use what came with iOS 18, such as Tab. The compiler \
      says so on a Mac, where it knows the deployment target; nothing says so where the code is \
      written for the newest version alone, or comes from a document or an assistant. navlab run \
      takes the version with --ios, and runs the newest form everywhere otherwise.
      """,
    remedy: """
      Put the newer code into an if #available with an older form beside it, use the older form \
      alone, or raise the deployment target. The target that the linter compares with stands in \
      .navlab.yml.
      """,
    severity: .error,
    detection: .linter,
    versions: "All; what counts is the oldest version that the app runs on",
    behaviours: [],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var tab = "map"

        var body: some View {
          TabView(selection: $tab) {
            Tab("Map", systemImage: "map", value: "map") {
              NavigationStack {
                Text("Here be dragons")
                  .navigationTitle("Map")
              }
            }
            Tab("Ports", systemImage: "ferry", value: "ports") {
              NavigationStack {
                Text("No ships today")
                  .navigationTitle("Ports")
              }
            }
          }
        }
      }
      """,
      script: "tab \"Ports\"",
      before: """
        App  ContentViewApp
        └─ TabView  selection: "map"
           ├─ ● Map
           │  └─ NavigationStack  path: 0
           │     └─ ▶ "Map"
           └─ ○ Ports
        """,
      after: """
        App  ContentViewApp
        └─ TabView  selection: "ports"
           ├─ ○ Map
           │  └─ NavigationStack  path: 0
           │     └─ "Map"
           └─ ● Ports
              └─ NavigationStack  path: 0
                 └─ ▶ "Ports"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var tab = "map"

        var body: some View {
          TabView(selection: $tab) {
            NavigationStack {
              Text("Here be dragons")
                .navigationTitle("Map")
            }
            .tabItem { Label("Map", systemImage: "map") }
            .tag("map")
            NavigationStack {
              Text("No ships today")
                .navigationTitle("Ports")
            }
            .tabItem { Label("Ports", systemImage: "ferry") }
            .tag("ports")
          }
        }
      }
      """,
      script: "tab \"Ports\"",
      after: """
        App  ContentViewApp
        └─ TabView  selection: "ports"
           ├─ ○ Map
           │  └─ NavigationStack  path: 0
           │     └─ "Map"
           └─ ● Ports
              └─ NavigationStack  path: 0
                 └─ ▶ "Ports"
        """
    )
  )
}
