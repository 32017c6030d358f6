extension Fault {
  static let urlUnheard = Fault(
    id: "url-unheard",
    summary: "The app was launched with a link, and no view that is there handles it",
    topic: .deepLinks,
    why: """
      A link reaches the onOpenURL of the views that exist at that moment. On a screen that has \
      not been pushed, in a sheet that is closed, or in a tab that nobody has visited there is no \
      view yet, so a link that launches the app is lost: the app starts as without it.
      """,
    remedy: """
      Put onOpenURL on the first view of the window, which is always there, and let it change \
      the state that the other screens show.
      """,
    detection: .runtime,
    unseen: "the linter cannot know which views are there when a link comes",
    behaviours: ["DL-01", "DL-04"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var path: [String] = []

        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Tickets", value: "Tickets")
              .navigationTitle("Theatre")
              .navigationDestination(for: String.self) { name in
                Text("Two seats")
                  .navigationTitle(name)
                  .onOpenURL { _ in path = ["Tickets"] }
              }
          }
        }
      }
      """,
      script: "launch \"theatre://tickets\"",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Theatre"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Theatre"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var path: [String] = []

        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Tickets", value: "Tickets")
              .navigationTitle("Theatre")
              .navigationDestination(for: String.self) { name in
                Text("Two seats")
                  .navigationTitle(name)
              }
          }
          .onOpenURL { _ in path = ["Tickets"] }
        }
      }
      """,
      script: "launch \"theatre://tickets\"",
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Theatre"
           └─ ▶ "Tickets"   "Tickets"
        """
    )
  )
}
