extension Fault {
  static let constantPresentation = Fault(
    id: "constant-presentation",
    summary: "A sheet that is presented by a constant binding",
    topic: .presentation,
    why: """
      When somebody swipes a sheet away, SwiftUI writes false or nil into its binding. A constant drops \
      that: the state still says that the sheet is open, so that it cannot be closed for good, or not be \
      opened again.
      """,
    remedy: """
      Bind the sheet to state that it may write, such as `$isShown` or `$item`. Where the state has another \
      form, write a `Binding` with a setter that changes it. In previews a constant does no harm.
      """,
    detection: .linter,
    versions: "iOS 13 and later",
    behaviours: ["SH-01", "SH-02"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var song: String?

        var body: some View {
          Button("Play") { song = "Evening" }
            .sheet(isPresented: .constant(song != nil)) {
              Text(song ?? "")
            }
        }
      }
      """,
      script: """
        tap "Play"
        swipe down
        """,
      before: """
        App  ContentViewApp
        └─ ▶ ContentView
        """,
      after: """
        App  ContentViewApp
        └─ ContentView
           └─ sheet  ▶ screen
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct Song: Identifiable {
        let title: String

        var id: String { title }
      }

      struct ContentView: View {
        @State private var song: Song?

        var body: some View {
          Button("Play") { song = Song(title: "Evening") }
            .sheet(item: $song) { song in
              Text(song.title)
            }
        }
      }
      """,
      script: """
        tap "Play"
        swipe down
        """,
      after: """
        App  ContentViewApp
        └─ ▶ ContentView
        """
    )
  )
}
