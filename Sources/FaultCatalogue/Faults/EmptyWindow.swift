extension Fault {
  static let emptyWindow = Fault(
    id: "empty-window",
    summary: "The window has no view any more, so the screen is empty",
    topic: .limits,
    why: """
      What the window shows depends on a condition, and in some state no branch is left: after \
      signing out, for example, or when an optional becomes nil. The screen stays white, there \
      is nothing to tap, and only starting the app again may help.
      """,
    remedy: """
      Show a view in every case: an else branch, a screen for signing in, or a text that says \
      that there is nothing yet.
      """,
    severity: .error,
    detection: .runtime,
    unseen: "the linter cannot know which conditions are met together",
    versions: "iOS 14 and later",
    behaviours: [],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var member: String? = "Ada"

        var body: some View {
          if let member {
            NavigationStack {
              Button("Sign out") { self.member = nil }
                .navigationTitle("Hello, \\(member)")
            }
          }
        }
      }
      """,
      script: "tap \"Sign out\"",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Hello, Ada"
        """,
      after: """
        App  ContentViewApp
        └─ ▶ ContentView
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var member: String? = "Ada"

        var body: some View {
          NavigationStack {
            if let member {
              Button("Sign out") { self.member = nil }
                .navigationTitle("Hello, \\(member)")
            } else {
              Button("Sign in") { member = "Ada" }
                .navigationTitle("Welcome")
            }
          }
        }
      }
      """,
      script: "tap \"Sign out\"",
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Welcome"
        """
    )
  )
}
