extension Fault {
  static let stateClearedBeforeLink = Fault(
    id: "state-cleared-before-link",
    summary: "The path is emptied before the link has been understood",
    topic: .deepLinks,
    why: """
      The handler of a link begins by going back to the root, and reads the link after that. When \
      the link turns out to be wrong, the user has lost their place for nothing.
      """,
    remedy: """
      Read the whole link into local constants first, and set the path once, at the end, to the \
      result.
      """,
    detection: .linter,
    behaviours: ["DL-10"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var path: [Int] = []

        var body: some View {
          NavigationStack(path: $path) {
            List(1..<6) { song in
              NavigationLink("Song \\(song)", value: song)
            }
            .navigationTitle("Songs")
            .navigationDestination(for: Int.self) { song in
              Text("The words of song \\(song)")
                .navigationTitle("Song \\(song)")
            }
          }
          .onOpenURL { url in
            path.removeAll()
            guard url.host() == "song", let song = Int(url.lastPathComponent) else { return }
            path.append(song)
          }
        }
      }
      """,
      script: """
        tap "Song 2"
        open "music://song/unknown"
        """,
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Songs"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Songs"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var path: [Int] = []

        var body: some View {
          NavigationStack(path: $path) {
            List(1..<6) { song in
              NavigationLink("Song \\(song)", value: song)
            }
            .navigationTitle("Songs")
            .navigationDestination(for: Int.self) { song in
              Text("The words of song \\(song)")
                .navigationTitle("Song \\(song)")
            }
          }
          .onOpenURL { url in
            guard url.host() == "song", let song = Int(url.lastPathComponent) else { return }
            path = [song]
          }
        }
      }
      """,
      script: """
        tap "Song 2"
        open "music://song/unknown"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Songs"
           └─ ▶ "Song 2"   2
        """
    )
  )
}
