extension Fault {
  static let outlivingTask = Fault(
    id: "outliving-task",
    summary: "A Task started in onAppear goes on after its screen has gone",
    topic: .time,
    why: """
      Nothing cancels a Task that onAppear starts. It keeps loading, counting or playing after \
      the user has left the screen, and each time the screen appears again, another one starts \
      beside it.
      """,
    remedy: """
      Start the work with the modifier task, which is cancelled with its view. Where onAppear \
      must start it, keep the Task in a property and cancel it in onDisappear.
      """,
    detection: .linter,
    behaviours: ["NS-57", "NS-59", "OB-18"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var taps = 0

        var body: some View {
          NavigationStack {
            NavigationLink("Slow", value: 1)
              .navigationTitle("\\(taps) beats")
              .navigationDestination(for: Int.self) { _ in
                Metronome(taps: $taps)
              }
          }
        }
      }

      struct Metronome: View {
        @Binding var taps: Int

        var body: some View {
          Text("Tick, tock")
            .navigationTitle("Metronome")
            .onAppear {
              Task {
                for _ in 1...10 {
                  try? await Task.sleep(for: .seconds(1))
                  taps += 1
                }
              }
            }
        }
      }
      """,
      script: """
        tap "Slow"
        back
        wait 20
        """,
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "0 beats"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "10 beats"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var taps = 0

        var body: some View {
          NavigationStack {
            NavigationLink("Slow", value: 1)
              .navigationTitle("\\(taps) beats")
              .navigationDestination(for: Int.self) { _ in
                Metronome(taps: $taps)
              }
          }
        }
      }

      struct Metronome: View {
        @Binding var taps: Int

        var body: some View {
          Text("Tick, tock")
            .navigationTitle("Metronome")
            .task {
              for _ in 1...10 {
                try? await Task.sleep(for: .seconds(1))
                guard !Task.isCancelled else { return }
                taps += 1
              }
            }
        }
      }
      """,
      script: """
        tap "Slow"
        back
        wait 20
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "0 beats"
        """
    )
  )
}
