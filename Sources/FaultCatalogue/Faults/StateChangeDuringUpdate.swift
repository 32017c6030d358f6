extension Fault {
  static let stateChangeDuringUpdate = Fault(
    id: "state-change-during-update",
    summary: "State that is changed while a body is being evaluated",
    topic: .ownership,
    why: """
      `body` says what is shown for a state, and may run at any time and any number of times. \
      When it changes state itself, SwiftUI warns that the result is not defined: a screen may be \
      pushed twice, or not at all.
      """,
    remedy: """
      Change state where something happens: in the action of a button, in `onAppear`, `task` or `onChange`, \
      or before the view is made.
      """,
    severity: .error,
    detection: .both,
    versions: "iOS 13 and later",
    behaviours: ["OB-10"],
    wrong: Example(
      """
      import SwiftUI

      @MainActor
      @Observable
      final class Diary {
        var visits: [String] = []
      }

      struct ContentView: View {
        @State private var diary = Diary()

        var body: some View {
          NavigationStack {
            List {
              NavigationLink("Ridge", value: "Ridge")
              Text("Seen so far: \\(diary.visits.count)")
            }
            .navigationTitle("Trails")
            .navigationDestination(for: String.self) { trail in
              TrailScreen(name: trail, diary: diary)
            }
          }
        }
      }

      struct TrailScreen: View {
        let name: String
        let diary: Diary

        var body: some View {
          let _ = diary.visits.append(name)
          Text("Four hours")
            .navigationTitle(name)
        }
      }
      """,
      script: "tap \"Ridge\"",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Trails"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Trails"
           └─ ▶ "Ridge"   "Ridge"
        """
    ),
    right: Example(
      """
      import SwiftUI

      @MainActor
      @Observable
      final class Diary {
        var visits: [String] = []
      }

      struct ContentView: View {
        @State private var diary = Diary()

        var body: some View {
          NavigationStack {
            List {
              NavigationLink("Ridge", value: "Ridge")
              Text("Seen so far: \\(diary.visits.count)")
            }
            .navigationTitle("Trails")
            .navigationDestination(for: String.self) { trail in
              TrailScreen(name: trail, diary: diary)
            }
          }
        }
      }

      struct TrailScreen: View {
        let name: String
        let diary: Diary

        var body: some View {
          Text("Four hours")
            .navigationTitle(name)
            .onAppear { diary.visits.append(name) }
        }
      }
      """,
      script: "tap \"Ridge\"",
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Trails"
           └─ ▶ "Ridge"   "Ridge"
        """
    )
  )
}
