@testable import NavLint

extension RouterOffMainActorRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      @Observable final class ↓Router {
        var path = NavigationPath()
      }
      """,
      """
      final class ↓Router: ObservableObject {
        @Published var current: NavigationPath = NavigationPath()
      }
      """,
      RuleExample(
        """
        @Observable class ↓Navigation {
          var homePath: [String] = []
          var searchPath: [String] = []
        }
        """,
        fixedNames: ["homePath", "searchPath"]
      ),
      """
      protocol Coordinating {}
      class ↓Coordinator: ObservableObject, Coordinating {
        @Published var shown = NavigationPath()
        func show(_ name: String) { shown.append(name) }
      }
      """,
      RuleExample(
        """
        enum Route: Hashable { case home }
        @Observable final class ↓Router {
          var routes = [Route]()
        }
        """,
        fixedNames: ["routes"]
      ),
    ],
    clean: [
      """
      @MainActor @Observable final class Router {
        var path = NavigationPath()
      }
      """,
      """
      @Observable final class Store {
        var names: [String] = []
      }
      """,
      """
      @MainActor protocol Coordinating {}
      final class Coordinator: ObservableObject, Coordinating {
        @Published var path = NavigationPath()
      }
      """,
      """
      struct Router {
        var path = NavigationPath()
      }
      """,
      """
      final class Router: BaseRouter, ObservableObject {
        @Published var path = NavigationPath()
      }
      """,
      """
      @Observable final class Store {
        var filePath = "/tmp"
        static var path = NavigationPath()
      }
      """,
      """
      @Observable final class Router {
        @MainActor var path = NavigationPath()
      }
      """,
      RuleExample(
        """
        struct Route: Identifiable { let id: Int }
        final class Climbs: ObservableObject {
          @Published var routes: [Route] = []
          @Published var walkedPath: [Coordinate] = []
          var filePath: [String] = []
        }
        """,
        fixedNames: ["routes", "walkedPath", "filePath"]
      ),
      """
      @Observable final class Tracker {
        var path: [Double] = []
      }
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Walks") }
        }
      }
      """,
      RuleExample(
        """
        final class NavigationService: ObservableObject {
          @Published var routePath: [CLLocationCoordinate2D] = []
        }
        """,
        fixedNames: ["NavigationService", "routePath"]
      ),
    ]
  )
}
