@testable import NavLint

extension UnobservedInnerObjectRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      final class Router: ObservableObject {
        @Published var path: [String] = []
        func open(_ trip: String) { path.append(trip) }
      }
      final class AppModel: ObservableObject {
        @Published var router = Router()
      }
      struct ContentView: View {
        @StateObject private var model = AppModel()
        var body: some View {
          NavigationStack(path: $model.↓router.path) {
            Button("Open") { model.router.open("Norway") }
          }
        }
      }
      """,
      """
      @MainActor final class Cart: ObservableObject {
        @Published private(set) var items: [Item] = []
        func add(_ item: Item) { self.items.append(item) }
      }
      struct Item: Hashable { var name: String }
      // file: Store.swift
      @MainActor final class Store: NSObject, ObservableObject {
        let cart: Cart
        @Published var isOpen = true
        init(cart: Cart) { self.cart = cart }
      }
      // file: Shop.swift
      struct Shop: View {
        @EnvironmentObject var store: Store
        var body: some View {
          List {
            Section {
              Text("\\(store.↓cart.items.count) things")
            }
            ForEach(store.cart.items, id: \\.self) { item in Text(item.name) }
          }
        }
      }
      """,
      """
      class Session: ObservableObject {
        @Published var user: String?
      }
      class Environment_: ObservableObject, Identifiable {
        private(set) var session: Session = Session()
      }
      struct Root: View {
        @ObservedObject var surroundings: Environment_
        var body: some View {
          Group {
            if self.surroundings.↓session.user == nil {
              Button("Sign in") { surroundings.session.user = "Ada" }
            } else {
              Text("Welcome")
            }
          }
        }
      }
      """,
      """
      class Navigator: ObservableObject {
        @Published var isShowingHelp = false
        @Published var sheet: Sheet?
      }
      enum Sheet: Identifiable { case help; var id: Self { self } }
      class Coordinator: ObservableObject {
        @Published var navigator: Navigator?
        func help() { navigator?.sheet = .help }
      }
      struct Home: View {
        @StateObject var coordinator: Coordinator
        var body: some View { content }
        @ViewBuilder private var content: some View {
          Text("Home")
            .navigationTitle(coordinator.↓navigator?.sheet == nil ? "Home" : "Help")
            .toolbar { Button("Help") { coordinator.help() } }
        }
      }
      """,
      """
      protocol Modelled: ObservableObject {}
      class Timer_: Modelled {
        @Published var seconds = 0
        func tick() { seconds += 1 }
      }
      class Base: ObservableObject {}
      final class Workout: Base {
        let clock = Timer_()
      }
      struct WorkoutScreen: View {
        @StateObject private var workout = Workout()
        let title: String
        var body: some View {
          VStack {
            header
            Button("Pause") { print(workout.clock.seconds) }
          }
        }
        private var header: some View {
          HStack { Text(title); Text("\\(workout.↓clock.seconds)") }
            .onChange(of: workout.clock.seconds) { print("tick") }
        }
      }
      """,
      """
      final class Router: ObservableObject {
        static let shared = Router()
        @Published var tab = 0
      }
      final class Dependencies: ObservableObject {
        var router: Router = Router.shared
      }
      struct Tabs: View {
        @EnvironmentObject private var dependencies: Dependencies
        var body: some View {
          TabView(selection: $dependencies.↓router.tab) {
            Text("A").tag(0)
          }
        }
      }
      func openSecondTab() { Router.shared.tab = 1 }
      """,
    ],
    clean: [
      """
      final class Router: ObservableObject {
        @Published var path: [String] = []
        func open(_ trip: String) { path.append(trip) }
      }
      final class AppModel: ObservableObject {
        let router = Router()
      }
      struct ContentView: View {
        @StateObject private var model = AppModel()
        var body: some View {
          TripList(router: model.router)
          Button("Home") { model.router.path = [] }
            .onAppear { print(model.router.path) }
          Fancy { model.router.path.isEmpty ? 1 : 2 }
        }
      }
      struct TripList: View {
        @ObservedObject var router: Router
        var body: some View { NavigationStack(path: $router.path) { Text("Trips") } }
      }
      struct Names: View {
        @ObservedObject var model: AppModel
        let models: [Name]
        var body: some View {
          ForEach(models) { model in Text(model.router.path) }
        }
      }
      """,
      """
      import Combine
      final class Router: ObservableObject {
        @Published var path: [String] = []
        func open(_ trip: String) { path.append(trip) }
      }
      final class AppModel: ObservableObject {
        @Published var router = Router()
        private var subscriptions: Set<AnyCancellable> = []
        init() {
          router.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &subscriptions)
        }
      }
      struct ContentView: View {
        @StateObject private var model = AppModel()
        var body: some View {
          NavigationStack(path: $model.router.path) { Text("Trips") }
        }
      }
      """,
      """
      @Observable final class Router {
        var path: [String] = []
        func open(_ trip: String) { path.append(trip) }
      }
      struct Filter {
        var word = ""
      }
      final class AppModel: ObservableObject {
        @Published var router = Router()
        @Published var filter = Filter()
        func clear() { filter.word = "" }
      }
      struct ContentView: View {
        @StateObject private var model = AppModel()
        var body: some View {
          NavigationStack(path: $model.router.path) { Text(model.filter.word) }
        }
      }
      """,
      """
      final class Form_: ObservableObject {
        @Published var name = ""
        @Published var kind = "A"
        let created = 1
        init(name: String) { self.name = name }
      }
      final class Editor: ObservableObject {
        @Published var form = Form_(name: "")
      }
      struct EditorScreen: View {
        @StateObject private var editor = Editor()
        var body: some View {
          TextField("Name", text: $editor.form.name)
          TextField("Kind", text: Binding(get: { editor.form.kind }, set: { editor.form.kind = $0 }))
          Text("\\(editor.form.created)")
        }
      }
      """,
      """
      final class Router: ObservableObject {
        @Published var path: [String] = []
        func open(_ trip: String) { path.append(trip) }
      }
      final class AppModel: ObservableObject {
        let router = Router()
      }
      struct ContentView: View {
        @ObservedObject var model: AppModel
        @ObservedObject var router: Router
        init(model: AppModel) {
          self.model = model
          router = model.router
        }
        var body: some View { Text("\\(model.router.path.count)") }
      }
      struct Listening: View {
        @ObservedObject var model: AppModel
        @State private var count = 0
        var body: some View {
          Text("\\(model.router.path.count), \\(count)")
            .onReceive(model.router.$path) { count = $0.count }
        }
      }
      """,
      """
      final class Router: ObservableObject {
        @Published var path: [String] = []
        weak var owner: AppModel?
        func open(_ trip: String) { path.append(trip); owner?.objectWillChange.send() }
      }
      final class AppModel: ObservableObject {
        let router = Router()
      }
      struct ContentView: View {
        @ObservedObject var model: AppModel
        var body: some View { Text("\\(model.router.path.count)") }
      }
      """,
      """
      final class Router: ObservableObject {
        @Published var path: [String] = []
        func open(_ trip: String) { path.append(trip) }
      }
      final class AppModel: ForwardingModel {
        let router = Router()
        @Nested var other = Router()
      }
      struct ContentView: View {
        @ObservedObject var model: AppModel
        var body: some View { Text("\\(model.router.path.count) \\(model.other.path.count)") }
      }
      final class Plain: ObservableObject {
        var current: Router { Router() }
        @Nested var other = Router()
      }
      struct PlainView: View {
        @ObservedObject var model: Plain
        let models: [AppModel]
        var body: some View {
          Text("\\(model.current.path.count) \\(model.other.path.count)")
          ForEach(models) { model in Text("\\(model.router.path.count)") }
        }
      }
      """,
    ]
  )
}
