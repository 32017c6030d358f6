extension Fault {
  static let pushOverPresentedScreen = Fault(
    id: "push-over-presented-screen",
    summary: "A value is pushed from a screen that a flag or an item has pushed",
    topic: .destinations,
    why: """
      A screen of navigationDestination(isPresented:) or (item:) has no value in the path. The \
      screens of the path lie beneath those without a value, so pushing a value from such a screen \
      asks for an order that the stack does not have.
      """,
    remedy: """
      Push all of it as values, or let the shown screen go on with a flag or an item of its own.
      """,
    detection: .runtime,
    unseen: "the linter cannot know which screen is on top when a value is pushed",
    behaviours: ["NS-12", "NS-13", "NS-08"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var showsTickets = false

        var body: some View {
          NavigationStack {
            Button("Tickets") { showsTickets = true }
              .navigationTitle("Cinema")
              .navigationDestination(isPresented: $showsTickets) {
                NavigationLink("Row 5", value: 5)
                  .navigationTitle("Tickets")
              }
              .navigationDestination(for: Int.self) { row in
                Text("Two seats left")
                  .navigationTitle("Row \\(row)")
              }
          }
        }
      }
      """,
      script: """
        tap "Tickets"
        tap "Row 5"
        """,
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Cinema"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Cinema"
           └─ ▶ "Row 5"   5
        """
    ),
    right: Example(
      """
      import SwiftUI

      enum Step: Hashable {
        case tickets
        case row(Int)
      }

      struct ContentView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Tickets", value: Step.tickets)
              .navigationTitle("Cinema")
              .navigationDestination(for: Step.self) { step in
                switch step {
                case .tickets:
                  NavigationLink("Row 5", value: Step.row(5))
                    .navigationTitle("Tickets")
                case .row(let row):
                  Text("Two seats left")
                    .navigationTitle("Row \\(row)")
                }
              }
          }
        }
      }
      """,
      script: """
        tap "Tickets"
        tap "Row 5"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 2
           ├─ "Cinema"
           ├─ "Tickets"   .tickets
           └─ ▶ "Row 5"   .row(5)
        """
    )
  )
}
