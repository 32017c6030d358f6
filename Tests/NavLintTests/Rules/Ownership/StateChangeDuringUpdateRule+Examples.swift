@testable import NavLint

extension StateChangeDuringUpdateRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct Trail: View {
        @State private var visits: [String] = []
        var body: some View {
          let _ = ↓visits.append("Ridge")
          Text("Ridge")
        }
      }
      """,
      """
      struct Trail: View {
        @State private var count = 0
        var body: some View {
          VStack {
            let _ = (↓count += 1)
            Text("Ridge")
          }
        }
      }
      """,
      """
      @Observable final class Router { var path: [String] = [] }
      struct Trail: View {
        let router: Router
        var body: some View {
          let _ = ↓router.path.removeAll()
          Text("Ridge")
        }
      }
      """,
      """
      struct Trail: View {
        @Environment(Router.self) private var router
        var body: some View { content }
        private var content: some View {
          List {
            let _ = (↓router.title = "Ridge")
            Text("Ridge")
          }
        }
      }
      """,
      """
      struct Trails: View {
        @EnvironmentObject var log: Log
        var body: some View {
          NavigationStack {
            Text("Trails").navigationDestination(for: String.self) { name in
              let _ = ↓log.names.insert(name)
              Text(name)
            }
          }
        }
      }
      """,
      """
      struct Diary: View {
        @State private var count = 0
        var body: some View {
          ↓count += 1
          return Text("Seen")
        }
      }
      """,
    ],
    clean: [
      """
      struct Diary: View {
        @State private var count = 0
        var body: some View {
          var text = "Seen"
          text += " today"
          return Text(text)
        }
      }
      """,
      """
      struct Trail: View {
        @State private var visits: [String] = []
        var body: some View {
          Text("Ridge").onAppear { visits.append("Ridge") }
        }
      }
      """,
      """
      struct Trail: View {
        var body: some View {
          let _ = print("body")
          Text("Ridge")
        }
      }
      """,
      """
      struct Trail: View {
        @State private var visits: Set<String> = []
        var body: some View {
          Button("Visit") {
            let _ = visits.insert("Ridge")
          }
        }
      }
      """,
      """
      struct Trail: View {
        @State private var visits: Set<String> = []
        var body: some View { Text("Ridge") }
        func visit() {
          let _ = visits.insert("Ridge")
        }
      }
      """,
      """
      struct Trail: View {
        @State private var count = 0
        var body: some View {
          let _ = Self._printChanges()
          let _ = count
          Text("Ridge")
        }
      }
      """,
      """
      struct Trail: View {
        let names: [String]
        var body: some View {
          Text(names.map { name in
            var letters = Set(name)
            let _ = letters.insert("a")
            return String(letters.count)
          }.joined())
        }
      }
      """,
    ]
  )
}
