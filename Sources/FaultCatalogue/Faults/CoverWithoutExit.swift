extension Fault {
  static let coverWithoutExit = Fault(
    id: "cover-without-exit",
    summary: "A full-screen cover that nothing in it can close",
    topic: .presentation,
    why: """
      A cover cannot be swiped away as a sheet can. When its content has no button that calls \
      `dismiss` or changes the state that presents it, users are trapped in it and have to quit \
      the app.
      """,
    remedy: """
      Put a control into the cover that closes it: a button that calls `dismiss()` from the environment, or \
      one that sets the flag or the item.
      """,
    detection: .linter,
    versions: "iOS 14 and later",
    behaviours: ["SH-32", "SH-34"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var isWelcoming = false

        var body: some View {
          Button("What is new?") { isWelcoming = true }
            .fullScreenCover(isPresented: $isWelcoming) {
              WelcomeScreen()
            }
        }
      }

      struct WelcomeScreen: View {
        var body: some View {
          Text("Maps work without a network now")
        }
      }
      """,
      script: "tap \"What is new?\"",
      before: """
        App  ContentViewApp
        └─ ▶ ContentView
        """,
      after: """
        App  ContentViewApp
        └─ ContentView
           └─ full-screen cover  ▶ WelcomeScreen
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var isWelcoming = false

        var body: some View {
          Button("What is new?") { isWelcoming = true }
            .fullScreenCover(isPresented: $isWelcoming) {
              WelcomeScreen()
            }
        }
      }

      struct WelcomeScreen: View {
        @Environment(\\.dismiss) private var dismiss

        var body: some View {
          Text("Maps work without a network now")
          Button("Close") { dismiss() }
        }
      }
      """,
      script: """
        tap "What is new?"
        tap "Close"
        """,
      after: """
        App  ContentViewApp
        └─ ▶ ContentView
        """
    )
  )
}
