@testable import NavLint

extension UnboundPathRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      final class Router: ObservableObject { @Published var path = NavigationPath() }
      struct Walks: View {
        @EnvironmentObject private var router: Router
        @State private var ↓path: NavigationPath = .init()
        var body: some View {
          NavigationStack(path: $router.path) { Text("Walks") }
        }
      }
      """,
      """
      struct Walks: View {
        @State private var ↓trail = NavigationPath()
        var body: some View {
          NavigationStack { Text("Walks") }
        }
      }
      """,
      """
      @Observable
      final class Router {
        var ↓path: [String] = []
        func show(_ name: String) { path.append(name) }
      }
      struct Walks: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack {
            Button("Cliffs") { router.show("Cliffs") }
          }
        }
      }
      """,
      """
      struct Walks: View {
        @State private var ↓path = NavigationPath()
        var body: some View {
          NavigationStack {
            Button("Cliffs") { path.append("Cliffs") }
              .navigationDestination(for: String.self) { Text($0) }
          }
        }
      }
      """,
      """
      enum Route: Hashable { case walk(String) }
      final class Router: ObservableObject {
        @Published var ↓path: [Route] = []
        @Published var homePath: [Route] = []
        func navigate(to route: Route) { path.append(route) }
      }
      // file: Home.swift
      struct Home: View {
        @StateObject private var router = Router()
        var body: some View {
          NavigationStack(path: $router.homePath) {
            Button("Cliffs") { router.navigate(to: .walk("Cliffs")) }
          }
        }
      }
      """,
      """
      struct Walks: View {
        @State private var ↓path: NavigationPath = NavigationPath()
        var body: some View {
          NavigationStack {
            Text("Walks")
          }
          .onOpenURL { url in
            path = NavigationPath([url])
          }
        }
      }
      """,
      RuleExample(
        """
        struct Step: Hashable { var number: Int }
        struct Walks: View {
          @State private var ↓stepPath: [Step] = []
          var body: some View {
            NavigationStack {
              Button("Start") { stepPath += [Step(number: 1)] }
                .navigationDestination(for: Step.self) { Text("Step \\($0.number)") }
            }
          }
        }
        """,
        fixedNames: ["stepPath"]
      ),
    ],
    clean: [
      """
      struct Walks: View {
        @State private var trail = NavigationPath()
        var body: some View { NavigationStack(path: self.$trail) { Text("Walks") } }
      }
      """,
      """
      struct Walks: View {
        @State private var trail: NavigationPath
        init(_ trail: NavigationPath) { _trail = State(initialValue: trail) }
        var body: some View {
          NavigationStack { Text("Walks") }
        }
      }
      """,
      """
      struct ContentView: View {
        var body: some View { NavigationStack { Canvas() } }
      }
      @Observable final class Drawing {
        var paths: [Path] = []
        func add(_ path: Path) { paths.append(path) }
      }
      """,
      """
      @Observable
      final class Router {
        var path: [String] = []
        func show(_ name: String) { path.append(name) }
      }
      struct Walks: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) { Text("Walks") }
        }
      }
      """,
      """
      struct Walks: View {
        @State private var path = NavigationPath()
        var body: some View {
          WalkStack(path: $path)
            .onOpenURL { path.append($0) }
        }
      }
      struct WalkStack: View {
        @Binding var path: NavigationPath
        var body: some View {
          NavigationStack(path: $path) { Text("Walks") }
        }
      }
      """,
      """
      @Observable
      final class Router {
        var path = NavigationPath()
        func show(_ name: String) { path.append(name) }
      }
      """,
      """
      @Observable
      final class Router {
        var path = NavigationPath()
        func show(_ name: String) { path.append(name) }
      }
      struct Walks: View {
        let router: Router
        var body: some View {
          NavigationStack(path: Binding(get: { router.path }, set: { router.path = $0 })) {
            Text("Walks")
          }
        }
      }
      """,
      """
      struct Drawing: View {
        @State private var path: [CGPoint] = []
        @State private var filePaths: [String] = []
        var body: some View {
          NavigationStack {
            Button("Point") {
              path.append(.zero)
              filePaths.append("drawing.txt")
            }
          }
        }
      }
      """,
      """
      struct Walks: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Button("Cliffs") { path.append("Cliffs") }
          }
        }
      }
      """,
      """
      struct Walks: View {
        @State private var path = NavigationPath()
        @State private var place = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Button("Remember") { place = path }
            Button("Return") { path = place }
          }
        }
      }
      """,
      RuleExample(
        """
        struct Stroke: Hashable { var width: Double }
        struct Drawing: View {
          @State private var strokePath: [Stroke] = []
          var body: some View {
            NavigationStack {
              Button("Draw") { strokePath.append(Stroke(width: 1)) }
            }
          }
        }
        """,
        fixedNames: ["strokePath", "Stroke"]
      ),
    ]
  )
}
