@testable import NavLint

extension SeveralPathChangesRule: ExampledRule {
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
      """
      struct House: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) { Text("House") }
            .onChange(of: path) { old, new in
              Task { @MainActor in
                if new == ["Attic"] { path.↓insert("Stairs", at: 0) }
                await log(new)
              }
            }
        }
      }
      """,
      """
      struct House: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) { Text("House") }
            .onChange(of: path) {
              DispatchQueue.main.async { path.↓removeAll { $0.isEmpty } }
            }
        }
      }
      """,
      """
      struct House: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) { Text("House") }
            .task(id: path) {
              if path.count > 3 { path.↓removeLast() }
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
      """
      struct House: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) { Text("House") }
            .onChange(of: path) {
              DispatchQueue.main.asyncAfter(deadline: .now() + 60) { path = [] }
            }
        }
      }
      """,
      """
      struct House: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) { Text("House") }
            .task(id: path) {
              try? await Task.sleep(for: .seconds(60))
              path = []
            }
        }
      }
      """,
    ]
  )
}
