extension Fault {
  static let stackAroundTabView = Fault(
    id: "stack-around-tab-view",
    summary: "One NavigationStack around a whole TabView",
    topic: .stacks,
    why: """
      A pushed screen covers the tab view with its tab bar, so nobody can change the tab before \
      going back. There is one stack for all tabs, so a tab cannot keep its screen, and one title \
      bar for all of them.
      """,
    remedy: """
      Turn it around: put the TabView outside, and a NavigationStack with its own path into each \
      tab.
      """,
    detection: .linter,
    behaviours: ["TV-12", "TV-13", "TV-14", "NS-32"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        var body: some View {
          NavigationStack {
            TabView {
              Tab("Menu", systemImage: "fork.knife") {
                List {
                  NavigationLink("Soup", value: "Soup")
                }
              }
              Tab("Orders", systemImage: "bag") {
                Text("No orders yet")
              }
            }
            .navigationTitle("Bistro")
            .navigationDestination(for: String.self) { dish in
              Text("\\(dish) of the day")
                .navigationTitle(dish)
            }
          }
        }
      }
      """,
      script: """
        tap "Soup"
        expect refused tab Orders
        """,
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Bistro"
              └─ TabView
                 ├─ ● Menu  screen
                 └─ ○ Orders
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Bistro"
           └─ ▶ "Soup"   "Soup"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        var body: some View {
          TabView {
            Tab("Menu", systemImage: "fork.knife") {
              NavigationStack {
                List {
                  NavigationLink("Soup", value: "Soup")
                }
                .navigationTitle("Bistro")
                .navigationDestination(for: String.self) { dish in
                  Text("\\(dish) of the day")
                    .navigationTitle(dish)
                }
              }
            }
            Tab("Orders", systemImage: "bag") {
              NavigationStack {
                Text("No orders yet")
                  .navigationTitle("Orders")
              }
            }
          }
        }
      }
      """,
      script: """
        tap "Soup"
        tab Orders
        """,
      before: """
        App  ContentViewApp
        └─ TabView
           ├─ ● Menu
           │  └─ NavigationStack  path: 0
           │     └─ ▶ "Bistro"
           └─ ○ Orders
        """,
      after: """
        App  ContentViewApp
        └─ TabView
           ├─ ○ Menu
           │  └─ NavigationStack  path: 1
           │     ├─ "Bistro"
           │     └─ "Soup"   "Soup"
           └─ ● Orders
              └─ NavigationStack  path: 0
                 └─ ▶ "Orders"
        """
    )
  )
}
