@testable import NavLint

extension GlobalPathRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      @Observable
      final class Router {
        static let ↓shared = Router()
        var path = NavigationPath()
      }
      """,
      """
      final class Router: ObservableObject {
        static let ↓instance: Router = Router()
        @Published var path: [String] = []
      }
      // file: Accounts.swift
      struct Accounts: View {
        @ObservedObject var router = Router.instance
        var body: some View {
          NavigationStack(path: $router.path) { Text("Accounts") }
        }
      }
      """,
      """
      enum Navigation {
        static var ↓path = NavigationPath()
      }
      """,
      """
      @Observable
      final class Router {
        var path: NavigationPath = NavigationPath()
      }
      let ↓router = Router()
      """,
      """
      var ↓mainPath: NavigationPath = NavigationPath()
      """,
      RuleExample(
        """
        enum Screen: Hashable { case shop }
        final class Navigation: ObservableObject {
          static let ↓shared = Navigation()
          @Published var path: [Screen] = []
        }
        """,
        fixedNames: ["path"]
      ),
      """
      @MainActor @Observable final class Router { var path = NavigationPath() }
      struct Services {
        static let ↓live = Services()
        let router = Router()
      }
      """,
      """
      @MainActor @Observable final class Router { var path = NavigationPath() }
      final class Dependencies {
        let router: Router = Router()
      }
      final class Container {
        static let ↓shared = Container()
        let dependencies = Dependencies()
      }
      """,
      """
      @MainActor @Observable final class Router { var path = NavigationPath() }
      @MainActor let ↓theOne: () -> Router = { let made = Router(); return { made } }()
      """,
      """
      @MainActor @Observable final class Router { var path = NavigationPath() }
      @MainActor let ↓only = {
        let made = Router()
        made.path.append(1)
        return made
      }()
      """,
      """
      @MainActor @Observable final class Router { var path = NavigationPath() }
      @MainActor enum Cellar {
        static var ↓things: [String: AnyObject] = [:]
        static func get() -> Router {
          if let known = things["r"] as? Router { return known }
          let made = Router()
          things["r"] = made
          return made
        }
      }
      """,
      """
      @MainActor @Observable final class Router { var path = NavigationPath() }
      @MainActor let ↓vault = NSMutableDictionary()
      @MainActor struct Holder {
        var router: Router {
          if let known = vault["r"] as? Router { return known }
          let made = Router()
          vault["r"] = made
          return made
        }
      }
      """,
      """
      @MainActor @Observable final class Router { var path = NavigationPath() }
      @MainActor enum Routers {
        static var ↓all: [String: Router] = [:]
      }
      """,
      """
      enum Route: Hashable { case shop }
      @MainActor enum Shelf { static var ways: [Route] = [] }
      @MainActor @Observable final class Router {
        private var tick = 0
        var ↓path: [Route] {
          get { _ = tick; return Shelf.ways }
          set { Shelf.ways = newValue; tick += 1 }
        }
      }
      struct ContentView: View {
        @State private var router = Router()
        var body: some View { NavigationStack(path: $router.path) { Text("Home") } }
      }
      """,
    ],
    clean: [
      """
      @MainActor @Observable final class Router { var path = NavigationPath() }
      @MainActor let makeRouter: () -> Router = { Router() }
      @MainActor let makers: [() -> Router] = [{ Router() }]
      @MainActor let maker: () -> Router = { let count = 1; print(count); return { Router() } }()
      """,
      """
      @MainActor @Observable final class Router { var path = NavigationPath() }
      @MainActor enum Cache {
        static var things: [String: AnyObject] = [:]
        static func picture() -> Picture? { things["p"] as? Picture }
        static func router(_ object: AnyObject) -> Router? { object as? Router }
      }
      final class Picture {}
      """,
      """
      enum Route: Hashable { case shop }
      enum Starts { static let shop: [Route] = [.shop] }
      @MainActor enum Settings { static var isNew = false }
      @MainActor @Observable final class Router {
        private var ways: [Int: [Route]] = [:]
        var path: [Route] {
          get { Settings.isNew ? Starts.shop : ways[0] ?? [] }
          set { ways[0] = newValue }
        }
      }
      struct ContentView: View {
        @State private var router = Router()
        var body: some View { NavigationStack(path: $router.path) { Text("Home") } }
      }
      """,
      """
      @MainActor @Observable final class Router { var path = NavigationPath() }
      struct Services {
        static let live = Services()
        let makeRouter: () -> Router = { Router() }
      }
      """,
      """
      @MainActor @Observable final class Router { var path = NavigationPath() }
      struct Home: View {
        static let first = Home()
        @State private var router = Router()
        var body: some View { NavigationStack(path: $router.path) { Text("Home") } }
      }
      """,
      """
      final class Tracker {
        static let shared = Tracker()
        var path: [Double] = []
      }
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Walks") }
        }
      }
      """,
      """
      @Observable
      final class Router {
        var path = NavigationPath()
      }
      struct ContentView: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) { Text("Accounts") }
        }
      }
      """,
      RuleExample(
        """
        @Observable
        final class Router {
          static let preview = Router()
          var path = NavigationPath()
        }
        """,
        fixedNames: ["preview"]
      ),
      """
      final class Store {
        static let shared = Store()
        var names: [String] = []
        var path = "/accounts"
      }
      """,
      """
      struct Accounts_Previews: PreviewProvider {
        static var path = NavigationPath()
        static var previews: some View { Text("Accounts") }
      }
      """,
      """
      final class Settings {
        static let shared = Settings()
        static var emptyPath: NavigationPath { NavigationPath() }
        var paths: [String] = []
      }
      """,
      """
      func makePath() -> NavigationPath {
        let path = NavigationPath()
        return path
      }
      """,
      """
      @Observable final class Router { var path = NavigationPath() }
      private struct RouterKey: EnvironmentKey {
        static let defaultValue: Router? = nil
      }
      """,
    ]
  )
}
