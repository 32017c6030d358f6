extension SeveralPathChangesRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct House: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) { Text("House") }
            .onChange(of: path) {
              if path == ["Attic"] { ↓path = ["Stairs", "Attic"] }
            }
        }
      }
      """,
      """
      struct House: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) { Text("House") }
            .onChange(of: path) { _, new in
              path.↓removeLast(new.count - 1)
            }
        }
      }
      """,
      """
      @Observable
      final class Router {
        var path: [String] = []
      }
      struct House: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) { Text("House") }
            .onChange(of: router.path) { old, new in
              guard new.count > 3 else { return }
              router.↓path = old
            }
        }
      }
      """,
      """
      struct House: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            Text("House")
              .onChange(of: path, perform: { new in
                if new.isEmpty { path.↓append(1) }
              })
          }
        }
      }
      """,
      """
      struct House: View {
        @Binding var path: NavigationPath
        var body: some View {
          Text("House")
            .onChange(of: path) {
              self.path.↓append("Attic")
            }
        }
      }
      """,
    ],
    clean: [
      """
      struct House: View {
        @State private var path: [String] = []
        @State private var visits = 0
        var body: some View {
          NavigationStack(path: $path) { Text("House") }
            .onChange(of: path) { visits += 1 }
        }
      }
      """,
      """
      struct House: View {
        @State private var path: [String] = []
        let selection: Int
        var body: some View {
          NavigationStack(path: $path) { Text("House") }
            .onChange(of: selection) { path = [] }
        }
      }
      """,
      """
      struct House: View {
        @State private var left: [String] = []
        @State private var right: [String] = []
        var body: some View {
          NavigationStack(path: $left) { Text("House") }
            .onChange(of: left) { right.append("Attic") }
        }
      }
      """,
      """
      struct House: View {
        @State private var names: [String] = []
        var body: some View {
          Text("House")
            .onChange(of: names) { names.removeAll { $0.isEmpty } }
        }
      }
      """,
      """
      struct House: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) { Text("House") }
            .onChange(of: path) {
              Task {
                try? await Task.sleep(for: .seconds(5))
                path = []
              }
            }
        }
      }
      """,
    ]
  )
}
