extension Fault {
  static let severalDestinations = Fault(
    id: "several-destinations",
    summary: "Two flags or items that push from one screen are set together",
    topic: .destinations,
    why: """
      A flag or an item can push only one screen from a screen. When two are set, one of them may \
      never be seen while its flag stays true, so that the next tap which sets it changes \
      nothing.
      """,
    remedy: """
      Keep one piece of state for both: an optional enum with navigationDestination(item:), or a \
      path. Then the second screen replaces the first.
      """,
    detection: .runtime,
    unseen: "the linter cannot know whether two flags are ever true together",
    behaviours: ["NS-44", "NS-39", "NS-40"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var showsMap = false
        @State private var showsPrices = false

        var body: some View {
          NavigationStack {
            Button("Plan a visit") {
              showsMap = true
              showsPrices = true
            }
            .navigationTitle("Zoo")
            .navigationDestination(isPresented: $showsMap) {
              Text("Gate in the north")
                .navigationTitle("Map")
            }
            .navigationDestination(isPresented: $showsPrices) {
              Text("Children free")
                .navigationTitle("Prices")
            }
          }
        }
      }
      """,
      script: "tap \"Plan a visit\"",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Zoo"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           ├─ "Zoo"
           ├─ "Prices"  not in the path
           └─ ▶ "Map"  not in the path
        """
    ),
    right: Example(
      """
      import SwiftUI

      enum Page: Hashable {
        case map
        case prices
      }

      struct ContentView: View {
        @State private var path: [Page] = []

        var body: some View {
          NavigationStack(path: $path) {
            Button("Plan a visit") { path = [.map, .prices] }
              .navigationTitle("Zoo")
              .navigationDestination(for: Page.self) { page in
                switch page {
                case .map:
                  Text("Gate in the north")
                    .navigationTitle("Map")
                case .prices:
                  Text("Children free")
                    .navigationTitle("Prices")
                }
              }
          }
        }
      }
      """,
      script: "tap \"Plan a visit\"",
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 2
           ├─ "Zoo"
           ├─ "Map"        .map
           └─ ▶ "Prices"   .prices
        """
    )
  )
}
