extension Fault {
  static let busyTask = Fault(
    id: "busy-task",
    summary: "A task asks for something over and over without waiting in between",
    topic: .time,
    why: """
      A loop that looks at a condition again and again, with nothing but Task.yield in between, \
      keeps a processor busy for as long as it runs. On the main actor it takes the time that \
      drawing and taps need, and the battery runs down.
      """,
    remedy: """
      Wait for the event: with an asynchronous sequence, with onChange, or at least with a sleep \
      between two checks.
      """,
    severity: .error,
    detection: .runtime,
    unseen: "the linter cannot know whether what a loop calls waits for something",
    versions: "iOS 15 and later",
    behaviours: [],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var hasPaid = false

        var body: some View {
          NavigationStack {
            Text(hasPaid ? "Thank you" : "Please pay at the machine")
              .navigationTitle("Car park")
              .task {
                while !hasPaid && !Task.isCancelled {
                  await Task.yield()
                }
              }
          }
        }
      }
      """,
      script: "issues",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Car park"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Car park"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var hasPaid = false

        var body: some View {
          NavigationStack {
            Text(hasPaid ? "Thank you" : "Please pay at the machine")
              .navigationTitle("Car park")
              .task {
                while !hasPaid && !Task.isCancelled {
                  try? await Task.sleep(for: .seconds(1))
                }
              }
          }
        }
      }
      """,
      script: "issues",
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Car park"
        """
    )
  )
}
