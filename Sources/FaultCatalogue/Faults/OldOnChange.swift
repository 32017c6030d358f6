extension Fault {
  static let oldOnChange = Fault(
    id: "old-on-change",
    summary: "onChange with a closure that takes one value is the form before iOS 17",
    topic: .versions,
    why: """
      Since iOS 17 the closure of onChange takes the old and the new value, or nothing at all. \
      The form that takes only the new value is deprecated: it still works, and draws a warning \
      where the deployment target is iOS 17 or later. Code written for the new forms does not \
      compile for iOS 16, and the two are easily mixed up.
      """,
    remedy: """
      From iOS 17 on take two values, the old one first, or none. For an app that must run on \
      iOS 16 keep the older form, and only that.
      """,
    severity: .note,
    detection: .linter,
    isFixable: true,
    versions: "iOS 17 and later; the form with one value is the only one before",
    behaviours: ["OB-12", "OB-13"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var path: [String] = []
        @State private var visits = 0

        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Today", value: "Today")
              .navigationTitle("Diary, \\(visits) visits")
              .navigationDestination(for: String.self) { day in
                Text("It rained")
                  .navigationTitle(day)
              }
          }
          .onChange(of: path) { new in
            visits += new.count
          }
        }
      }
      """,
      script: "tap \"Today\"",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Diary, 0 visits"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Diary, 1 visits"
           └─ ▶ "Today"   "Today"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var path: [String] = []
        @State private var visits = 0

        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Today", value: "Today")
              .navigationTitle("Diary, \\(visits) visits")
              .navigationDestination(for: String.self) { day in
                Text("It rained")
                  .navigationTitle(day)
              }
          }
          .onChange(of: path) { _, new in
            visits += new.count
          }
        }
      }
      """,
      script: "tap \"Today\"",
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Diary, 1 visits"
           └─ ▶ "Today"   "Today"
        """
    )
  )
}
