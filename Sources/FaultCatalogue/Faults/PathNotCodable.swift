extension Fault {
  static let pathNotCodable = Fault(
    id: "path-not-codable",
    summary: "A path that must be saved holds a value that is not Codable",
    topic: .restoration,
    why: """
      One value that cannot be encoded is enough: codable is nil for the whole path, and nothing \
      of it can be saved. The same happens when a Codable value is pushed as any Hashable, or by \
      a function that asks for Hashable only.
      """,
    remedy: """
      Make every type that is pushed Codable, and push each value with its own type. Where that \
      is impossible, keep the path as an array of one Codable enum.
      """,
    detection: .runtime,
    unseen: "the linter cannot know whether a path is ever saved, and what is in it then",
    behaviours: ["NP-03", "NP-16", "NP-17"],
    wrong: Example(
      """
      import SwiftUI

      struct Song: Hashable {
        let title: String
      }

      struct ContentView: View {
        @State private var path = NavigationPath()

        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Nocturne", value: Song(title: "Nocturne"))
              .navigationTitle("Songs")
              .navigationDestination(for: Song.self) { song in
                Button("Remember this place") { remember() }
                  .navigationTitle(song.title)
              }
          }
        }

        private func remember() {
          let data = path.codable.flatMap { try? JSONEncoder().encode($0) }
          UserDefaults.standard.set(data, forKey: "path")
        }
      }
      """,
      script: """
        tap "Nocturne"
        tap "Remember this place"
        """,
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Songs"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Songs"
           └─ ▶ "Nocturne"   Song(title: "Nocturne")
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct Song: Hashable, Codable {
        let title: String
      }

      struct ContentView: View {
        @State private var path = NavigationPath()

        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Nocturne", value: Song(title: "Nocturne"))
              .navigationTitle("Songs")
              .navigationDestination(for: Song.self) { song in
                Button("Remember this place") { remember() }
                  .navigationTitle(song.title)
              }
          }
        }

        private func remember() {
          let data = path.codable.flatMap { try? JSONEncoder().encode($0) }
          UserDefaults.standard.set(data, forKey: "path")
        }
      }
      """,
      script: """
        tap "Nocturne"
        tap "Remember this place"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Songs"
           └─ ▶ "Nocturne"   Song(title: "Nocturne")
        """
    )
  )
}
