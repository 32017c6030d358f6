extension Fault {
  static let deepLinkHostIgnored = Fault(
    id: "deep-link-host-ignored",
    summary: "A link is read from its path alone, though its first word is the host",
    topic: .deepLinks,
    why: """
      In trails://trail/7 the word trail is the host of the URL, and the path is only /7. Code \
      that looks for trail among the parts of the path never finds it, so every link of the app's \
      own scheme opens the app and nothing else. Links that begin with https work, because their \
      host is the web site. That hides the mistake.
      """,
    remedy: """
      For the app's own scheme put the host in front of the parts of the path, and read the \
      parts from there. For https links leave the host out, after comparing it with the web \
      site.
      """,
    severity: .error,
    detection: .linter,
    behaviours: ["DL-12", "DL-13", "DL-17"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var path: [Int] = []

        var body: some View {
          NavigationStack(path: $path) {
            List(1..<9) { number in
              NavigationLink("Trail \\(number)", value: number)
            }
            .navigationTitle("Trails")
            .navigationDestination(for: Int.self) { number in
              Text("The way of trail \\(number)")
                .navigationTitle("Trail \\(number)")
            }
          }
          .onOpenURL { url in
            let parts = url.pathComponents.filter { $0 != "/" }
            if parts.count == 2, parts[0] == "trail", let number = Int(parts[1]) {
              path = [number]
            }
          }
        }
      }
      """,
      script: "open \"trails://trail/7\"",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Trails"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Trails"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var path: [Int] = []

        var body: some View {
          NavigationStack(path: $path) {
            List(1..<9) { number in
              NavigationLink("Trail \\(number)", value: number)
            }
            .navigationTitle("Trails")
            .navigationDestination(for: Int.self) { number in
              Text("The way of trail \\(number)")
                .navigationTitle("Trail \\(number)")
            }
          }
          .onOpenURL { url in
            var parts = url.pathComponents.filter { $0 != "/" }
            if url.scheme == "trails", let host = url.host() {
              parts.insert(host, at: 0)
            }
            if parts.count == 2, parts[0] == "trail", let number = Int(parts[1]) {
              path = [number]
            }
          }
        }
      }
      """,
      script: "open \"trails://trail/7\"",
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Trails"
           └─ ▶ "Trail 7"   7
        """
    )
  )
}
