@testable import NavLint

extension RouterOffMainActorRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      protocol Choosing: ObservableObject { var choice: String { get set } }
      protocol MainChoosing: Choosing {}
      final class ↓MainChoice: ObservableObject {
        @Published var choice = "Home"
      }
      extension MainChoice: MainChoosing {}
      // file: Tabs.swift
      struct ChoiceTabs<Model>: View where Model: Choosing {
        @StateObject var model: Model
        var body: some View {
          TabView(selection: $model.choice) { Text("Home").tag("Home") }
        }
      }
      """,
      """
      protocol TabFlow: ObservableObject {
        associatedtype Page: Hashable
        var page: Page { get set }
      }
      class ↓MainFlow: TabFlow {
        @Published var page = 0
      }
      // file: FlowTabs.swift
      struct FlowTabs<Flow: TabFlow>: View {
        @ObservedObject var flow: Flow
        var body: some View {
          TabView(selection: $flow.page) { Text("Home") }
        }
      }
      """,
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
      """
      final class ↓Tabs: ObservableObject {
        @Published var current = 0
      }
      struct Root: View {
        @StateObject private var tabs = Tabs()
        var body: some View {
          TabView(selection: $tabs.current) { Text("Home").tag(0) }
        }
      }
      """,
      """
      @Observable class ↓AppState {
        var chosen: Page = .home
      }
      struct Root: View {
        @Environment(AppState.self) private var state
        var body: some View {
          @Bindable var state = state
          TabView(selection: $state.chosen) { Text("Home").tag(Page.home) }
        }
      }
      """,
      """
      enum Step: Hashable { case list, detail(Int) }
      protocol Flow: ObservableObject {
        var path: [Step] { get set }
      }
      extension Flow {
        func push(_ step: Step) { path.append(step) }
      }
      // file: HomeFlow.swift
      class ↓HomeFlow: Flow {
        @Published var path = [Step]()
      }
      """,
      RuleExample(
        """
        struct Page: View, Hashable {
          let number: Int
          var body: some View { Text("Page \\(number)") }
        }
        final class ↓PageRouter: ObservableObject {
          @Published var stack = [Page]()
          func push(_ page: Page) { stack.append(page) }
        }
        struct Reader: View {
          @StateObject private var router = PageRouter()
          var body: some View {
            BookStack(pages: $router.stack)
          }
        }
        """,
        fixedNames: ["PageRouter", "stack"]
      ),
      """
      typealias ModelDefinition = (ObservableObject & Identifiable & Hashable)
      class Model: ModelDefinition {
        let id = UUID()
        static func == (lhs: Model, rhs: Model) -> Bool { lhs.id == rhs.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
      }
      // file: Trips.swift
      final class ↓TripsCoordinator: Model {
        @Published var path: [Model] = []
      }
      struct Trips: View {
        @ObservedObject var coordinator: TripsCoordinator
        var body: some View { NavigationStack(path: $coordinator.path) { Text("Trips") } }
      }
      """,
      """
      struct Root: View {
        @ObservedObject var coordinator: Coordinator
        var body: some View {
          TabView(selection: $coordinator.appState.chosen) { Text("Home").tag(0) }
        }
      }
      // file: Coordinator.swift
      @MainActor final class Coordinator: ObservableObject {
        let appState = AppState()
      }
      // file: AppState.swift
      final class ↓AppState: ObservableObject {
        @Published var chosen = 0
      }
      """,
      RuleExample(
        """
        final class ↓Coordinator: ObservableObject {
          @Published var sheet: Sheet?
          enum Sheet { case login, help }
        }
        """,
        fixedNames: ["Coordinator", "sheet"]
      ),
      RuleExample(
        """
        @Observable final class ↓TabNavigator {
          var selectedTab = 0
          @ObservationIgnored var onSelect: (Int) -> Void = { _ in }
        }
        """,
        fixedNames: ["TabNavigator", "selectedTab"]
      ),
    ],
    clean: [
      """
      protocol TabFlow: ObservableObject { var page: Int { get set } }
      @MainActor final class MainFlow: TabFlow {
        @Published var page = 0
      }
      final class Pages: ObservableObject {
        @Published var page = 0
      }
      struct FlowTabs<Flow: TabFlow>: View {
        @ObservedObject var flow: Flow
        var body: some View {
          TabView(selection: $flow.page) { Text("Home") }
        }
      }
      """,
      """
      struct Root: View {
        @ObservedObject var coordinator: Coordinator
        var body: some View {
          Picker("Colour", selection: $coordinator.settings.chosen) {}
          TabView(selection: $coordinator.appState.chosen) { Text("Home").tag(0) }
        }
      }
      // file: Coordinator.swift
      @MainActor final class Coordinator: ObservableObject {
        let appState = AppState()
        let settings = Settings()
      }
      @MainActor final class AppState: ObservableObject { @Published var chosen = 0 }
      final class Settings: ObservableObject { @Published var chosen = 0 }
      """,
      """
      typealias Definition = ObservableObject & Elsewhere
      class Router: Definition {
        @Published var path = NavigationPath()
      }
      """,
      """
      @MainActor protocol Coordinating: ObservableObject {}
      protocol Flow: Coordinating {
        var path: NavigationPath { get set }
      }
      class HomeFlow: Flow {
        @Published var path = NavigationPath()
      }
      """,
      RuleExample(
        """
        struct Card: Hashable { let number: Int }
        final class DeckRouter: ObservableObject {
          @Published var stack = [Card]()
        }
        """,
        fixedNames: ["DeckRouter", "stack"]
      ),
      """
      final class Settings: ObservableObject {
        @Published var colour = 0
      }
      struct Root: View {
        @StateObject private var settings = Settings()
        @State private var tab = 0
        var body: some View {
          TabView(selection: $tab) { Picker("Colour", selection: $settings.colour) {}.tag(0) }
        }
      }
      """,
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
      RuleExample(
        """
        @MainActor final class Coordinator: ObservableObject {
          @Published var sheet: String?
        }
        final class SheetModel: ObservableObject {
          @Published var sheet: String?
        }
        final class RouterClient: ObservableObject {
          let screens = 3
          @Published var speed = 0
        }
        """,
        fixedNames: ["Coordinator", "RouterClient", "sheet", "screens"]
      ),
    ]
  )
}
