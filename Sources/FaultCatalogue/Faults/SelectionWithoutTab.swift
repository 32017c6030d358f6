extension Fault {
  static let selectionWithoutTab = Fault(
    id: "selection-without-tab",
    summary: "A tab selection that no tab has as its value",
    topic: .tabs,
    why: """
      Code has put a value into the selection that stands for no tab: a number that is out of range, a case \
      whose tab is not built, or a type that the tags do not have. SwiftUI does not complain, and what it \
      shows then is not documented.
      """,
    remedy: """
      Write only values that have a tab. With an enum as the selection and one tab for each case, \
      there is no other value. If tabs come and go, select another tab together with the change.
      """,
    severity: .error,
    detection: .runtime,
    unseen: "the linter cannot know which values a selection takes while the app runs",
    versions: "iOS 13 and later",
    behaviours: ["TV-01", "TV-19"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var page = 0

        var body: some View {
          TabView(selection: $page) {
            Tab("Today", systemImage: "sun.max", value: 0) {
              Button("To the last page") { page = 3 }
            }
            Tab("Week", systemImage: "calendar", value: 1) {
              Text("Seven appointments")
            }
            Tab("Patients", systemImage: "person.2", value: 2) {
              Text("Forty patients")
            }
          }
        }
      }
      """,
      script: "tap \"To the last page\"",
      before: """
        App  ContentViewApp
        └─ TabView  selection: 0
           ├─ ● Today  ▶ screen
           ├─ ○ Week
           └─ ○ Patients
        """,
      after: """
        App  ContentViewApp
        └─ TabView  selection: 3  ▶ nothing in it
           ├─ ○ Today  screen
           ├─ ○ Week
           └─ ○ Patients
        """
    ),
    right: Example(
      """
      import SwiftUI

      enum Page: Hashable {
        case today, week, patients
      }

      struct ContentView: View {
        @State private var page = Page.today

        var body: some View {
          TabView(selection: $page) {
            Tab("Today", systemImage: "sun.max", value: Page.today) {
              Button("To the last page") { page = .patients }
            }
            Tab("Week", systemImage: "calendar", value: Page.week) {
              Text("Seven appointments")
            }
            Tab("Patients", systemImage: "person.2", value: Page.patients) {
              Text("Forty patients")
            }
          }
        }
      }
      """,
      script: "tap \"To the last page\"",
      after: """
        App  ContentViewApp
        └─ TabView  selection: patients
           ├─ ○ Today  screen
           ├─ ○ Week
           └─ ● Patients  ▶ screen
        """
    )
  )
}
