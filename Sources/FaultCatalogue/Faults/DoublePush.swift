extension Fault {
  static let doublePush = Fault(
    id: "double-push",
    summary: "Two quick taps start the same work twice and push two screens",
    topic: .time,
    why: """
      While a button waits for the network it can still be tapped. Each tap starts its own task, \
      and each task pushes the same screen in the end: the user sees the screen twice, and has to \
      go back two times. What the button does, such as an order, is done twice as well.
      """,
    remedy: """
      Disable the button during its work, and set the flag for that before the first await.
      """,
    detection: .both,
    unseen: """
      the running app complains only when both screens are for the same value, since two \
      different ones may be meant
      """,
    behaviours: ["NS-75", "NP-15", "OB-18"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var path: [String] = []

        var body: some View {
          NavigationStack(path: $path) {
            Button("Order") {
              Task {
                try? await Task.sleep(for: .seconds(2))
                path.append("Order 1")
              }
            }
            .navigationTitle("Pizza")
            .navigationDestination(for: String.self) { order in
              Text("On its way")
                .navigationTitle(order)
            }
          }
        }
      }
      """,
      script: """
        tap "Order"
        tap "Order"
        wait 3
        """,
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Pizza"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 2
           ├─ "Pizza"
           ├─ "Order 1"     "Order 1"
           └─ ▶ "Order 1"   "Order 1"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var path: [String] = []
        @State private var isOrdering = false

        var body: some View {
          NavigationStack(path: $path) {
            Button("Order") {
              isOrdering = true
              Task {
                try? await Task.sleep(for: .seconds(2))
                isOrdering = false
                if path.isEmpty { path.append("Order 1") }
              }
            }
            .disabled(isOrdering)
            .navigationTitle("Pizza")
            .navigationDestination(for: String.self) { order in
              Text("On its way")
                .navigationTitle(order)
            }
          }
        }
      }
      """,
      script: """
        tap "Order"
        wait 3
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Pizza"
           └─ ▶ "Order 1"   "Order 1"
        """
    )
  )
}
