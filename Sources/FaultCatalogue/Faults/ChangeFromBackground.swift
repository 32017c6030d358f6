extension Fault {
  static let changeFromBackground = Fault(
    id: "change-from-background",
    summary: "An ObservableObject that is changed outside the main thread",
    topic: .ownership,
    why: """
      Views read the object on the main thread. A change from another one can come in the middle \
      of that: SwiftUI warns, and the screen may show old data, or a mix of old and new.
      """,
    remedy: """
      Mark the class with `@MainActor`, so that the compiler finds such changes, or go back to the main \
      actor before the change: `await MainActor.run { … }`, and `receive(on: DispatchQueue.main)` for a \
      publisher.
      """,
    severity: .error,
    detection: .runtime,
    unseen: "the linter cannot know on which thread a method is called",
    versions: "iOS 13 and later",
    behaviours: ["OB-14", "NS-82"],
    wrong: Example(
      """
      import SwiftUI

      final class Patients: ObservableObject, @unchecked Sendable {
        @Published var names = ["Ada"]

        func load() async {
          names.append("Grace")
        }
      }

      struct ContentView: View {
        @StateObject private var patients = Patients()

        var body: some View {
          List(patients.names, id: \\.self) { name in
            Text(name)
          }
          Button("Load") {
            let patients = patients
            Task.detached { await patients.load() }
          }
        }
      }
      """,
      script: """
        tap "Load"
        wait 1s
        """,
      before: """
        App  ContentViewApp
        └─ ▶ ContentView
        """,
      after: """
        App  ContentViewApp
        └─ ▶ ContentView
        """
    ),
    right: Example(
      """
      import SwiftUI

      @MainActor
      final class Patients: ObservableObject {
        @Published var names = ["Ada"]

        func load() async {
          names.append("Grace")
        }
      }

      struct ContentView: View {
        @StateObject private var patients = Patients()

        var body: some View {
          List(patients.names, id: \\.self) { name in
            Text(name)
          }
          Button("Load") {
            let patients = patients
            Task.detached { await patients.load() }
          }
        }
      }
      """,
      script: """
        tap "Load"
        wait 1s
        """,
      after: """
        App  ContentViewApp
        └─ ▶ ContentView
        """
    )
  )
}
