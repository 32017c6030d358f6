@testable import NavLint

extension StateNeverSetRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct ContentView: View {
        @State private var ↓chosen: String?
        @State private var highlighted: String?
        var body: some View {
          NavigationSplitView {
            List(["Oak"], id: \\.self, selection: $highlighted) { Text($0) }
          } detail: {
            if let chosen { Text(chosen) } else { Text("Choose a tree") }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var ↓song: Song? = nil
        var body: some View {
          Text(song?.title ?? "Nothing plays")
        }
      }
      struct Song { let title: String }
      """,
      """
      struct ContentView: View {
        @State private var ↓recipe: Int?
        var body: some View {
          VStack {
            if recipe != nil { Text("Recipe") }
          }
        }
      }
      """,
      """
      struct Detail: View {
        @State private var ↓error: String?
        let load: () -> Void
        var body: some View {
          if let error = self.error {
            Text(error)
          } else {
            Button("Load") { load() }
          }
        }
      }
      """,
      """
      struct Clinic: View {
        @State private var ↓patient: Int?
        @State private var doctor: Int?
        var body: some View {
          Button("Next") { doctor = patient }
          switch patient {
          case nil: Text("Nobody")
          default: Text("Somebody")
          }
        }
      }
      """,
    ],
    clean: [
      """
      struct Profile: View {
        @State private var url: URL? = nil
        let user: User
        var body: some View {
          if let text = user.picture, let url = URL(string: text) {
            AsyncImage(url: url)
          }
        }
      }
      struct User { let picture: String? }
      """,
      """
      struct ContentView: View {
        enum Phase { case fine, refused }
        @State private var phase = Phase.fine
        @State private var refused: String?
        var body: some View {
          Button("Go") { phase = .refused }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var trail: String?
        var body: some View { Text(words(for: nil)) }
        private func words(for trail: String?) -> String { trail ?? "none" }
      }
      """,
      """
      struct ContentView: View {
        @State private var chosen: String?
        var body: some View {
          List(["Oak"], id: \\.self, selection: $chosen) { Text($0) }
          if let chosen { Text(chosen) }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var chosen: String?
        var body: some View {
          Button("Oak") { chosen = "Oak" }
          if let chosen { Text(chosen) }
        }
      }
      """,
      RuleExample(
        """
        struct ContentView: View {
          @State private var chosen: String?
          init(start: String) { _chosen = State(initialValue: start) }
          var body: some View { Text(chosen ?? "None") }
        }
        """,
        fixedNames: ["chosen"]
      ),
      """
      struct ContentView: View {
        @State private var isShown = false
        @State private var name: String? = "Ada"
        var body: some View {
          if isShown { Text(name ?? "None") }
        }
      }
      """,
      """
      struct ContentView: View {
        @State var chosen: String?
        var body: some View { Text(chosen ?? "None") }
      }
      """,
      """
      struct ContentView: View {
        @State private var task: Task<Void, Never>?
        @State private var list: [Int]?
        var body: some View {
          Button("Go") {
            self.task = Task {}
            list?.append(1)
          }
          .onDisappear { task?.cancel() }
          if let list { Text("\\(list.count)") }
        }
      }
      """,
    ]
  )
}
