extension Fault {
  static let forcedSleep = Fault(
    id: "forced-sleep",
    summary: "try! on a sleep that throws when its task is cancelled",
    topic: .time,
    why: """
      Task.sleep throws when its task is cancelled, and the modifier task cancels its work as \
      soon as the screen goes away. With try!, going back at the wrong moment stops the app.
      """,
    remedy: """
      Use try? and check Task.isCancelled before you continue, or catch the error and return.
      """,
    severity: .error,
    detection: .linter,
    isFixable: true,
    behaviours: ["OB-17"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Start", value: "Breathe in")
              .navigationTitle("Yoga")
              .navigationDestination(for: String.self) { step in
                StepScreen(step: step)
              }
          }
        }
      }

      struct StepScreen: View {
        let step: String
        @State private var isOver = false

        var body: some View {
          Text(isOver ? "Well done" : "Hold it for a minute")
            .navigationTitle(step)
            .task {
              try! await Task.sleep(for: .seconds(60))
              isOver = true
            }
        }
      }
      """,
      script: """
        tap "Start"
        back
        """,
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Yoga"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Start", value: "Breathe in")
              .navigationTitle("Yoga")
              .navigationDestination(for: String.self) { step in
                StepScreen(step: step)
              }
          }
        }
      }

      struct StepScreen: View {
        let step: String
        @State private var isOver = false

        var body: some View {
          Text(isOver ? "Well done" : "Hold it for a minute")
            .navigationTitle(step)
            .task {
              try? await Task.sleep(for: .seconds(60))
              guard !Task.isCancelled else { return }
              isOver = true
            }
        }
      }
      """,
      script: """
        tap "Start"
        back
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Yoga"
        """
    )
  )
}
