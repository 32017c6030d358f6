@testable import NavLint

extension StateCopyRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct Trips: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) { TripList(path: path) }
        }
      }
      struct TripList: View {
        @State var ↓path: NavigationPath
        var body: some View { Button("Norway") { path.append("Norway") } }
      }
      """,
      """
      final class TabCoordinator: ObservableObject {
        @Published var home = HomeCoordinator()
        @ViewBuilder func tab() -> some View { HomeFactory().make(with: home) }
      }
      final class HomeCoordinator: ObservableObject { @Published var count = 0 }
      // file: Home.swift
      struct HomeFactory {
        func make(with coordinator: HomeCoordinator) -> some View { Home(coordinator: coordinator) }
      }
      struct Home: View {
        @StateObject var ↓coordinator: HomeCoordinator
        var body: some View { Text("\\(coordinator.count)") }
      }
      """,
      """
      final class Coordinator: ObservableObject {
        let model = BoardModel()
        var notes = BoardModel()
        func board() -> some View { Board(model: self.model) }
        @ViewBuilder func list() -> some View {
          Notes(notes: notes)
        }
      }
      final class BoardModel: ObservableObject { @Published var count = 0 }
      // file: Board.swift
      struct Board: View {
        @StateObject var ↓model: BoardModel
        var body: some View { Text("\\(model.count)") }
      }
      struct Notes: View {
        @StateObject private var ↓notes: BoardModel
        init(notes: BoardModel) { _notes = StateObject(wrappedValue: notes) }
        var body: some View { Text("\\(notes.count)") }
      }
      """,
      """
      @Observable final class Router {}
      struct TripList: View {
        @State private var router: Router
        init(router: Router) { _router = State(initialValue: ↓router) }
        var body: some View { Text("Trips") }
      }
      """,
      """
      struct TripList: View {
        @State private var path: NavigationPath
        init(path: NavigationPath) {
          self._path = State(wrappedValue: ↓path)
        }
        var body: some View { Text("Trips") }
      }
      """,
      """
      final class Store: ObservableObject {}
      // file: TripList.swift
      struct TripList: View {
        @State var store: Store
        let title: String
        init(title: String, from given: Store) {
          self.title = title
          _store = State(initialValue: ↓given)
        }
        var body: some View { Text(title) }
      }
      """,
      """
      @MainActor @Observable class Router {}
      struct Root: View {
        @State private var router: Router?
        init(_ router: Router?) { _router = SwiftUI.State(initialValue: ↓router) }
        var body: some View { Text("Root") }
      }
      """,
      """
      @Observable final class Router {}
      struct Root: View {
        @State private var shown: Router
        @State private var count: Int
        init(router: Router, count: Int) {
          _count = State(initialValue: count)
          _shown = State(initialValue: ↓router)
        }
        var body: some View { Text("Root") }
      }
      """,
      """
      final class Settings: ObservableObject { @Published var isLoud = true }
      struct Root: View {
        @StateObject private var settings = Settings()
        var body: some View { Pane(settings: settings) }
      }
      // file: Pane.swift
      struct Pane: View {
        @StateObject var ↓settings: Settings
        var body: some View { Toggle("Loud", isOn: $settings.isLoud) }
      }
      """,
      """
      final class Coordinator: ObservableObject {
        @Published var path = NavigationPath()
        var model = BoardModel()
      }
      final class BoardModel: ObservableObject { @Published var count = 0 }
      struct BoardContainer: View {
        @ObservedObject var coordinator: Coordinator
        var body: some View { Board(model: coordinator.model) }
      }
      // file: Board.swift
      struct Board: View {
        @StateObject var ↓model: BoardModel
        var body: some View { Text("Board") }
      }
      """,
      """
      struct Show: Identifiable { let id: Int; var name: String }
      struct ShowList: View {
        let shows: [Show]
        var body: some View { List(shows) { show in ShowRow(show: show, isDeletable: true) } }
      }
      // file: ShowRow.swift
      struct ShowRow: View {
        @State var ↓show: Show
        @State var ↓isDeletable: Bool
        @State private var isOpen = false
        var body: some View {
          Button(show.name) { isOpen.toggle() }
          if isDeletable, isOpen { Text("Delete") }
        }
      }
      """,
      """
      struct Root: View {
        var body: some View { Badge(count: 3) }
      }
      struct Badge: View {
        @State var ↓count: Int
        var body: some View { Text("\\(count)") }
        private var isMany: Bool { count >= 10 }
      }
      """,
      """
      struct Root: View {
        var body: some View { Card(image: "fern", isFavourite: true) }
      }
      struct Card: View {
        @State private var ↓image: String
        @State var isFavourite: Bool
        init(image: String, isFavourite: Bool) {
          self.image = image
          _isFavourite = State(initialValue: isFavourite)
        }
        var body: some View { Button(image) { isFavourite.toggle() } }
      }
      """,
      """
      struct Root: View {
        @State private var chosen: Note?
        var body: some View {
          if let chosen { Card(text: chosen.text) } else { Card() }
        }
      }
      struct Note { let text: String }
      struct Card: View {
        @State var ↓text: String?
        var body: some View { Text(text ?? "Nothing chosen") }
      }
      """,
      """
      struct Root: View {
        let recipes: [Recipe]
        var body: some View {
          List(recipes) { recipe in NavigationLink(recipe.name) { Page(recipe: recipe) } }
        }
      }
      struct Recipe: Identifiable { let id: Int; let name: String; let parts: [String] }
      struct Page: View {
        @State var ↓recipe: Recipe
        init(recipe: Recipe = Recipe(id: 0, name: "None", parts: [])) { self.recipe = recipe }
        var body: some View { Parts(parts: recipe.parts) }
      }
      struct Parts: View {
        @State var ↓parts: [String]
        func found(in parts: [String]) -> [String] { parts.filter { $0.count > 2 } }
        var body: some View {
          ForEach(parts.sorted(), id: \\.self) { Text($0) }
        }
      }
      """,
      """
      final class Path: ObservableObject { @Published var path = NavigationPath() }
      final class Paths { let first = Path() }
      final class Screens {
        private let paths: Paths
        init(paths: Paths) { self.paths = paths }
        func home() -> HomeStack { HomeStack(path: paths.first) }
      }
      struct HomeStack: View {
        @StateObject private var ↓path: Path
        init(path: Path) { _path = StateObject(wrappedValue: path) }
        var body: some View { NavigationStack(path: $path.path) { Text("Home") } }
      }
      """,
      """
      @main struct LinkApp: App {
        let links = Links()
        var body: some Scene {
          WindowGroup { Tabs(links: links).onOpenURL { links.open($0) } }
        }
      }
      @Observable final class Links {
        var tab = 0
        func open(_ url: URL) { tab = 1 }
      }
      struct Tabs: View {
        @State var ↓links: Links
        var body: some View { TabView(selection: $links.tab) { Text("Home").tag(0) } }
      }
      """,
    ],
    clean: [
      """
      @Observable final class TownModel {
        private let router: Router
        init(_ router: Router) { self.router = router }
        func open() { router.path.append("Oslo") }
      }
      @Observable final class Router { var path: [String] = [] }
      struct TownScreen: View {
        @State var model: TownModel
        init(model: TownModel) { self.model = model }
        var body: some View { Button("Oslo", action: model.open) }
      }
      enum Screens {
        static func town(_ router: Router) -> some View { TownScreen(model: TownModel(router)) }
      }
      """,
      """
      struct Root: View {
        var body: some View { HomeFactory().make(with: HomeCoordinator()) }
      }
      final class HomeCoordinator: ObservableObject { @Published var count = 0 }
      struct HomeFactory {
        func make(with coordinator: HomeCoordinator) -> some View { Home(coordinator: coordinator) }
        func other(_ coordinator: HomeCoordinator) -> some View {
          let coordinator = HomeCoordinator()
          return Home(coordinator: coordinator)
        }
      }
      struct Home: View {
        @StateObject var coordinator: HomeCoordinator
        var body: some View { Text("Home") }
      }
      """,
      """
      final class Coordinator: ObservableObject {
        var model: BoardModel { BoardModel() }
        static let notes = "Notes"
        func board() -> some View { Board(model: model) }
        var later = BoardModel()
        func handed(_ later: BoardModel) -> some View { Board(model: later) }
        func fresh() -> some View {
          let notes = BoardModel()
          return Board(model: notes)
        }
      }
      final class BoardModel: ObservableObject { @Published var count = 0 }
      struct Board: View {
        @StateObject var model: BoardModel
        var body: some View { Text("Board") }
      }
      """,
      """
      final class Coordinator: ObservableObject {
        var model: BoardModel { BoardModel() }
      }
      final class BoardModel: ObservableObject { @Published var count = 0 }
      struct BoardContainer: View {
        @ObservedObject var coordinator: Coordinator
        var body: some View { Board(model: coordinator.model) }
      }
      struct Board: View {
        @StateObject var model: BoardModel
        var body: some View { Text("Board") }
      }
      """,
      """
      final class Settings: ObservableObject { @Published var isLoud = true }
      struct Root: View {
        @StateObject private var settings = Settings()
        var body: some View {
          Pane(settings: Settings())
          Other(settings: settings)
        }
      }
      struct Pane: View {
        @StateObject var settings: Settings
        var body: some View { Toggle("Loud", isOn: $settings.isLoud) }
      }
      struct Other: View {
        @ObservedObject var settings: Settings
        var body: some View { Toggle("Loud", isOn: $settings.isLoud) }
      }
      """,
      """
      struct Editor: View {
        @State private var draft: String
        init(text: String) { _draft = State(initialValue: text) }
        var body: some View { Text(draft) }
      }
      """,
      """
      @Observable final class Router {}
      struct TripList: View {
        @Bindable var router: Router
        init(router: Router) { self.router = router }
        var body: some View { Text("Trips") }
      }
      """,
      """
      @Observable final class Router { init(start: String) {} }
      struct TripList: View {
        @State private var router: Router
        init(start: String) { _router = State(initialValue: Router(start: start)) }
        var body: some View { Text("Trips") }
      }
      """,
      """
      @Observable final class Router {}
      struct TripList: View {
        @State private var router: Router
        init(router: Router = Router()) { _router = State(initialValue: router) }
        var body: some View { Text("Trips") }
      }
      """,
      """
      struct Trip { var name: String }
      struct Editor: View {
        @State private var trip: Trip
        init(trip: Trip) { _trip = State(initialValue: trip) }
        var body: some View { Text(trip.name) }
      }
      """,
      """
      struct Root: View {
        var body: some View { Counter(count: 3, names: [], total: 1, draft: "a", list: []) }
      }
      struct Counter: View {
        @State var count: Int
        @State var names: [String]
        @State var total: Int
        @State var draft: String
        @State var list: [Int]
        var body: some View {
          Button("Add") {
            count += 1
            names.append("x")
            self.total = 4
            sort(&list)
          }
          TextField("Draft", text: $draft)
        }
        private func sort(_ list: inout [Int]) { list.sort() }
      }
      """,
      """
      struct Root: View {
        var body: some View { Counter(count: 3) }
      }
      struct Counter: View {
        @State var count: Int
        var body: some View { Text("\\(count)") }
      }
      // file: Counter+Steps.swift
      extension Counter {
        func step() { count += 1 }
      }
      """,
      """
      struct Counter: View {
        @State var count: Int
        var body: some View { Text("\\(count)") }
      }
      #Preview { Counter(count: 3) }
      """,
      """
      struct Root: View {
        var body: some View { Counter() }
      }
      struct Counter: View {
        @State var count: Int?
        @State private var isOpen = true
        var body: some View { Text(isOpen ? "Open" : "Closed") }
      }
      """,
      """
      struct Root: View {
        var body: some View { Card() }
      }
      struct Card: View {
        @State private var image: String
        init(image: String = "fern") { _image = State(initialValue: image) }
        var body: some View { Text(image) }
      }
      """,
      """
      struct Root: View {
        var body: some View { Counter(count: 3, names: ["a"]) }
      }
      struct Counter: View {
        @State var count: Int?
        @State var names: [String]
        var body: some View {
          Button("Next") {
            count = names.sorted().count
            names.sort()
          }
        }
      }
      """,
    ]
  )
}
