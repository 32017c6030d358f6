extension Fault {
  static let buttonInLink = Fault(
    id: "button-in-link",
    summary: "A NavigationLink with a second action on the same tap, such as a button",
    topic: .links,
    why: """
      One tap then means two things: follow the link, and run the button's action. Reports differ \
      on whether SwiftUI does both or only one of them. A screen may open twice, the wrong action \
      may run, and VoiceOver finds one control in another.
      """,
    remedy: """
      Let the row be a link with plain content, or a button that appends to the path. A second \
      thing to do with a row belongs beside the link, or in swipeActions or a contextMenu.
      """,
    detection: .linter,
    behaviours: ["NS-76"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var path: [String] = []

        var body: some View {
          NavigationStack(path: $path) {
            List(["Fado", "Tango"], id: \\.self) { song in
              NavigationLink(value: song) {
                SongRow(song: song) { path.append(song) }
              }
            }
            .navigationTitle("Songs")
            .navigationDestination(for: String.self) { song in
              Text("Three minutes")
                .navigationTitle(song)
            }
          }
        }
      }

      struct SongRow: View {
        let song: String
        let open: () -> Void

        var body: some View {
          Button(song, action: open)
        }
      }
      """,
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Songs"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var path: [String] = []

        var body: some View {
          NavigationStack(path: $path) {
            List(["Fado", "Tango"], id: \\.self) { song in
              NavigationLink(value: song) {
                SongRow(song: song)
              }
            }
            .navigationTitle("Songs")
            .navigationDestination(for: String.self) { song in
              Text("Three minutes")
                .navigationTitle(song)
            }
          }
        }
      }

      struct SongRow: View {
        let song: String

        var body: some View {
          Text(song)
        }
      }
      """,
      script: "tap \"Tango\"",
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Songs"
           └─ ▶ "Tango"   "Tango"
        """
    )
  )
}
