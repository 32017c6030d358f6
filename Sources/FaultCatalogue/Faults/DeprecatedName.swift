extension Fault {
  static let deprecatedName = Fault(
    id: "deprecated-name",
    summary: "A deprecated name is used where a newer one does the same",
    topic: .versions,
    why: """
      Names such as presentationMode, navigationBarTitle, navigationBarItems, actionSheet and the \
      alert that is built from an Alert still work, but Apple no longer develops them: later \
      features, such as roles of buttons or alerts with data, exist for the newer names only. A \
      project that uses both is hard to read, and documents that teach the old ones are old in \
      other things too.
      """,
    remedy: """
      Use dismiss for presentationMode, navigationTitle for navigationBarTitle, toolbar for \
      navigationBarItems, confirmationDialog for actionSheet, and the alert with a title and \
      actions.
      """,
    severity: .note,
    detection: .linter,
    versions: "iOS 15 and later have all of the newer names",
    behaviours: ["NS-62", "NS-67"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Rules", value: "Rules")
              .navigationBarTitle("Chess club")
              .navigationDestination(for: String.self) { name in
                RulesScreen(name: name)
              }
          }
        }
      }

      struct RulesScreen: View {
        let name: String
        @Environment(\\.presentationMode) private var presentationMode

        var body: some View {
          Button("Understood") { presentationMode.wrappedValue.dismiss() }
            .navigationBarTitle(name)
        }
      }
      """,
      script: """
        tap "Rules"
        tap "Understood"
        """,
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Chess club"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Chess club"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Rules", value: "Rules")
              .navigationTitle("Chess club")
              .navigationDestination(for: String.self) { name in
                RulesScreen(name: name)
              }
          }
        }
      }

      struct RulesScreen: View {
        let name: String
        @Environment(\\.dismiss) private var dismiss

        var body: some View {
          Button("Understood") { dismiss() }
            .navigationTitle(name)
        }
      }
      """,
      script: """
        tap "Rules"
        tap "Understood"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Chess club"
        """
    )
  )
}
