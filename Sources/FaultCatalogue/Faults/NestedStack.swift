extension Fault {
  static let nestedStack = Fault(
    id: "nested-stack",
    summary: "A NavigationStack inside another one",
    topic: .stacks,
    why: """
      Links and path changes act on the inner stack only, so the outer path says one thing and \
      the screen shows another. Two bars may appear, Back may lead to the wrong screen, and some \
      versions stop with an error when the inner stack is bound to a path.
      """,
    remedy: """
      Keep one stack for each tab, sheet or window, and remove the inner one: a pushed screen is \
      in a stack already. A sheet has a stack of its own, because it is shown beside the one that \
      opens it.
      """,
    detection: .both,
    behaviours: ["NS-30", "NS-31"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        var body: some View {
          NavigationStack {
            List {
              NavigationLink("Harbour", value: "Harbour")
            }
            .navigationTitle("Towns")
            .navigationDestination(for: String.self) { town in
              TownScreen(town: town)
            }
          }
        }
      }

      struct TownScreen: View {
        let town: String

        var body: some View {
          NavigationStack {
            Text("Welcome to \\(town)")
              .navigationTitle(town)
          }
        }
      }
      """,
      script: "tap \"Harbour\"",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Towns"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Towns"
           └─ ▶ TownScreen   "Harbour"
              └─ NavigationStack  path: 0
                 └─ "Harbour"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        var body: some View {
          NavigationStack {
            List {
              NavigationLink("Harbour", value: "Harbour")
            }
            .navigationTitle("Towns")
            .navigationDestination(for: String.self) { town in
              TownScreen(town: town)
            }
          }
        }
      }

      struct TownScreen: View {
        let town: String

        var body: some View {
          Text("Welcome to \\(town)")
            .navigationTitle(town)
        }
      }
      """,
      script: "tap \"Harbour\"",
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Towns"
           └─ ▶ "Harbour"   "Harbour"
        """
    )
  )
}
