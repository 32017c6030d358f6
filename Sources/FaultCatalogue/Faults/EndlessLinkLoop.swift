extension Fault {
  static let endlessLinkLoop = Fault(
    id: "endless-link-loop",
    summary: "The loop that reads a link does not move on in every case",
    topic: .deepLinks,
    why: """
      A loop runs as long as parts of the link are left, and takes them off only in the branches \
      that understand them. A link with an unknown word, or with a word at its end that should be \
      followed by another, keeps the loop running forever on the main actor: the app freezes, and \
      the system ends it.
      """,
    remedy: """
      Walk over the parts with for, or take a part off before looking at it, so that each turn \
      leaves fewer of them.
      """,
    severity: .error,
    detection: .linter,
    behaviours: ["DL-10", "DL-17"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var path: [String] = []

        var body: some View {
          NavigationStack(path: $path) {
            Text("What shall we cook?")
              .navigationTitle("Kitchen")
              .navigationDestination(for: String.self) { name in
                Text("All about \\(name)")
                  .navigationTitle(name)
              }
          }
          .onOpenURL { url in
            var parts = [url.host() ?? ""] + url.pathComponents.dropFirst()
            var new: [String] = []
            while !parts.isEmpty {
              if parts[0] == "course", parts.count > 1 {
                new.append(parts[1])
                parts.removeFirst(2)
              }
            }
            path = new
          }
        }
      }
      """,
      script: "open \"kitchen://course/soups/latest\"",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Kitchen"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var path: [String] = []

        var body: some View {
          NavigationStack(path: $path) {
            Text("What shall we cook?")
              .navigationTitle("Kitchen")
              .navigationDestination(for: String.self) { name in
                Text("All about \\(name)")
                  .navigationTitle(name)
              }
          }
          .onOpenURL { url in
            var parts = [url.host() ?? ""] + url.pathComponents.dropFirst()
            var new: [String] = []
            while !parts.isEmpty {
              let word = parts.removeFirst()
              if word == "course", !parts.isEmpty {
                new.append(parts.removeFirst())
              }
            }
            path = new
          }
        }
      }
      """,
      script: "open \"kitchen://course/soups/latest\"",
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Kitchen"
           └─ ▶ "soups"   "soups"
        """
    )
  )
}
