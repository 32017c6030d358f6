extension SilentLinkFailureRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct ContentView: View {
        @State private var path: [Int] = []
        private let rooms = [1, 2, 3]
        var body: some View {
          NavigationStack(path: $path) { Text("Clinic") }
            .onOpenURL { url in
              ↓guard let room = Int(url.lastPathComponent), rooms.contains(room) else { return }
              path = [room]
            }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [Song] = []
        let songs: [Song]
        var body: some View {
          Text("Music").onOpenURL { url in
            ↓guard let song = songs.first(where: { $0.id == url.lastPathComponent }) else { return }
            path = [song]
          }
        }
      }
      struct Song: Hashable { let id: String }
      """,
      """
      struct ContentView: View {
        @State private var shown: String?
        let trails: [String: String]
        var body: some View {
          Text("Trails").onOpenURL { url in
            guard url.scheme == "trails" else { return }
            ↓guard let trail = trails[url.lastPathComponent] else { return }
            shown = trail
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var index = 0
        let names: [String]
        var body: some View {
          Text("Shop").onOpenURL {
            ↓guard let found = names.firstIndex(of: $0.lastPathComponent) else { return }
            index = found
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var dish: String?
        let menu: Set<String>
        var body: some View {
          Text("Menu").onOpenURL { link in
            let name = link.lastPathComponent
            ↓guard menu.contains(name) else { return }
            dish = name
          }
        }
      }
      """,
    ],
    clean: [
      """
      struct ContentView: View {
        @State private var path: [Int] = []
        @State private var isUnknown = false
        private let rooms = [1, 2, 3]
        var body: some View {
          NavigationStack(path: $path) { Text("Clinic") }
            .onOpenURL { url in
              guard let room = Int(url.lastPathComponent), rooms.contains(room) else {
                isUnknown = true
                return
              }
              path = [room]
            }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          Text("Shop").onOpenURL { url in
            guard url.scheme == "shop", let host = url.host() else { return }
            path = [host]
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          Text("Music").onOpenURL { url in
            guard url.pathComponents.contains("album") else { return }
            path = ["album"]
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var names: [String] = []
        var body: some View {
          Button("Add") {
            guard names.contains("Ada") else { return }
            names.append("Ben")
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        let songs: [String]
        var body: some View {
          Text("Music").onOpenURL { url in
            if let song = songs.first(where: { $0 == url.lastPathComponent }) { path = [song] }
            else { path = ["Not found"] }
          }
        }
      }
      """,
    ]
  )
}
