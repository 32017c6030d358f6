@testable import NavLint

extension RecreatedObjectRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct Clip: View {
        private let player: AVPlayer
        init(url: URL) { player = ↓AVPlayer(url: url) }
        var body: some View { VideoPlayer(player: player) }
      }
      """,
      """
      extension View {
        func withStore() -> some View { environmentObject(↓Store()) }
      }
      struct Root: View {
        var body: some View { Text("Shop").withStore().environment(\\.router, ↓Router()) }
      }
      final class Store: ObservableObject { @Published var items = 0 }
      @Observable final class Router { var path: [Int] = [] }
      """,
      """
      enum Route: Hashable {
        case town
        var screen: some View {
          switch self {
          case .town: Town(model: ↓TownModel())
          }
        }
      }
      struct Root: View {
        private var town: Town { Town(model: ↓TownModel()) }
        var body: some View {
          NavigationStack { town.navigationDestination(for: Route.self) { $0.screen } }
        }
      }
      struct Town: View {
        @ObservedObject var model: TownModel
        var body: some View { Text(model.name) }
      }
      final class TownModel: ObservableObject { @Published var name = "" }
      """,
      """
      struct Form: View {
        @↓ObservedObject var model: FormModel
        init(id: Int) {
          let model = FormModel(id: id)
          self.model = model
        }
        var body: some View { Text(model.title) }
      }
      struct Sheet: View {
        @↓ObservedObject var model: FormModel
        init(model: FormModel? = nil) { self.model = model ?? FormModel(id: 0) }
        var body: some View { Text(model.title) }
      }
      final class FormModel: ObservableObject {
        @Published var title = ""
        init(id: Int) {}
      }
      """,
      """
      struct Pages: View {
        var body: some View {
          VStack {
            PageView(model: .↓numbered(1))
            PageView(model: .first)
            KeptPage(model: .numbered(2))
          }
        }
      }
      struct PageView: View {
        @ObservedObject var model: PageModel
        var body: some View { Text("\\(model.number)") }
      }
      struct KeptPage: View {
        @StateObject var model: PageModel
        var body: some View { Text("\\(model.number)") }
      }
      final class PageModel: ObservableObject {
        static let first = PageModel()
        @Published var number = 0
        static func numbered(_ number: Int) -> PageModel {
          let model = PageModel()
          model.number = number
          return model
        }
      }
      """,
      """
      struct Search: View {
        @State private var text = ""
        private let ↓changes = PassthroughSubject<String, Never>()
        var body: some View {
          TextField("Town", text: $text).onReceive(changes.debounce(for: 1, scheduler: RunLoop.main)) { _ in }
        }
      }
      struct Clip: View {
        let ↓player = AVPlayer(url: URL(filePath: "clip.mov"))
        var body: some View { VideoPlayer(player: player) }
      }
      @main struct Clips: App {
        private let events = PassthroughSubject<Void, Never>()
        var body: some Scene { WindowGroup { Clip() } }
      }
      """,
      """
      final class Player: ObservableObject {
        static let shared = Player()
        @Published var isOn = false
      }
      struct Radio: View {
        @↓State private var player = Player.shared
        var body: some View { Text(player.isOn ? "On" : "Off") }
      }
      """,
      """
      final class Clock: ObservableObject { @Published var time = 0 }
      struct Stop: View {
        @ObservedObject var clock: Clock
        let name: String
        var body: some View { Text(name) }
      }
      extension Stop {
        init(named name: String, clock: Clock = ↓Clock()) {
          self.name = name
          self.clock = clock
        }
      }
      """,
      """
      struct TripList: View {
        @↓ObservedObject private var router = Router()
        var body: some View { Text("Trips") }
      }
      """,
      """
      struct TripList: View {
        @↓ObservedObject var router: Router = Router(path: [])
        var body: some View { Text("Trips") }
      }
      """,
      """
      @main
      struct TripApp: App {
        @↓ObservedObject var store = Store()
        var body: some Scene { WindowGroup { Text("Trips") } }
      }
      """,
      """
      struct TripList: View {
        let title: String
        @↓ObservedObject private var router = Router()
        init(title: String) { self.title = title }
        var body: some View { Text(title) }
      }
      """,
      """
      struct Outer: View {
        @StateObject private var kept = Store()
        @↓ObservedObject private var lost = Store<Int>()
        var body: some View { Text("Trips") }
      }
      """,
      """
      struct TripList: View {
        @↓ObservedObject private var router: Router
        init() { router = Router() }
        var body: some View { Text("Trips") }
      }
      """,
      RuleExample(
        """
        struct TripList: View {
          @↓ObservedObject var router: Router
          init(start: String) {
            self._router = ObservedObject(wrappedValue: Router(path: [start]))
          }
          var body: some View { Text("Trips") }
        }
        """,
        fixedNames: ["router"]
      ),
      """
      struct TripList: View {
        @↓ObservedObject var router: Router = .init()
        var body: some View { Text("Trips") }
      }
      """,
      """
      @Observable final class Router { var path: [String] = [] }
      struct TripList: View {
        private let ↓router = Router()
        var body: some View { Text(router.path.joined()) }
      }
      """,
      """
      final class Guest: ObservableObject { @Published var name = "Ada" }
      struct TripList: View {
        let ↓guest = Guest()
        var body: some View { Text("Trips").environmentObject(guest) }
      }
      """,
      """
      @Observable final class Trip { var name = "Norway" }
      struct TripEditor: View {
        @Bindable var ↓trip = Trip()
        var body: some View { TextField("Name", text: $trip.name) }
      }
      """,
      """
      final class Guest: ObservableObject { @Published var name = "Ada" }
      @main
      struct TripApp: App {
        var body: some Scene {
          WindowGroup { TripList().environmentObject(↓Guest()) }
        }
      }
      struct TripList: View { var body: some View { Text("Trips") } }
      """,
      """
      @Observable final class Trip { var name = "Norway" }
      struct TripList: View {
        @State private var isShown = false
        var body: some View {
          Text("Trips").sheet(isPresented: $isShown) {
            let trip = ↓Trip()
            TripEditor(trip: trip)
          }
        }
      }
      // file: TripEditor.swift
      struct TripEditor: View {
        @Bindable var trip: Trip
        var body: some View { TextField("Name", text: $trip.name) }
      }
      """,
      """
      extension TripDetail {
        final class Model: ObservableObject { @Published var name = "" }
      }
      extension TripList {
        final class Model: ObservableObject { @Published var names: [String] = [] }
      }
      struct TripDetail: View {
        @ObservedObject private var model: Model
        init(model: Model) { self.model = model }
        var body: some View { Text(model.name) }
      }
      struct TripList: View {
        @StateObject private var model = Model()
        var body: some View {
          NavigationLink("Trip") { TripDetail(model: .↓init()) }
        }
      }
      """,
      """
      final class Base: ObservableObject {}
      final class Trips: Base { var names: [String] = [] }
      struct TripPage: View {
        @ObservedObject var trips: Trips
        var body: some View { Text("Trips") }
      }
      final class Coordinator {
        func trips() -> some View { TripPage(trips: ↓Trips()) }
      }
      struct ContentView: View {
        let coordinator: Coordinator
        var body: some View { coordinator.trips() }
      }
      """,
      """
      final class Guest: ObservableObject { @Published var name = "Ada" }
      struct TripList: View {
        @↓State private var guest = Guest()
        var body: some View { Text(guest.name) }
      }
      """,
      """
      final class Guest: ObservableObject { @Published var name = "Ada" }
      struct TripList: View {
        @ObservedObject var guest: Guest
        init(guest: Guest = ↓Guest()) { self.guest = guest }
        var body: some View { Text(guest.name) }
      }
      """,
      """
      @Observable final class Guest { var name = "Ada" }
      struct Greeting: View {
        let guest: Guest
        var body: some View { Text(guest.name) }
      }
      struct TripList: View {
        private func makeGuest() -> Guest { Guest() }
        var body: some View { Greeting(guest: ↓makeGuest()) }
      }
      """,
      """
      @Observable final class CardModel { var isShown = false }
      struct Card: View {
        let title: String
        private let model: CardModel
        init(title: String) {
          self.title = title
          self.model = ↓CardModel()
        }
        var body: some View { Text(title).opacity(model.isShown ? 1 : 0) }
      }
      """,
      """
      class Feed: ObservableObject { @Published var posts: [String] = [] }
      struct FeedList: View {
        var feed: Feed
        init(topic: String) { feed = ↓Feed() }
        var body: some View { List(feed.posts, id: \\.self) { Text($0) } }
      }
      """,
      """
      @MainActor @Observable final class Basket { var items = 0 }
      struct Shop: View {
        private var basket: Basket { ↓Basket() }
        var body: some View { Text("Shop").environment(basket) }
      }
      """,
      """
      final class CardModel: ObservableObject { @Published var title = "" }
      struct CardView: View {
        @ObservedObject var model: CardModel
        var body: some View { Text(model.title) }
      }
      enum CardBuilder {
        static func build() -> CardView {
          let model = ↓CardModel()
          let view = CardView(model: model)
          return view
        }
      }
      // file: Route.swift
      enum Route: Hashable {
        case card
        func view() -> AnyView {
          AnyView(CardBuilder.build())
        }
      }
      // file: Root.swift
      struct Root: View {
        var body: some View {
          NavigationStack {
            Text("Cards").navigationDestination(for: Route.self) { route in route.view() }
          }
        }
      }
      """,
      """
      final class Feed: ObservableObject {}
      struct FeedView: View {
        @ObservedObject var feed: Feed
        var body: some View { Text("Feed") }
      }
      struct Home: View {
        var body: some View { VStack { makeFeed() } }
        private func makeFeed() -> some View {
          let view = FeedView(feed: ↓Feed())
          return view.padding()
        }
      }
      """,
      """
      final class HomeModel: ObservableObject {}
      extension Container {
        var homeModel: Factory<HomeModel> { self { HomeModel() } }
      }
      struct Home: View {
        @↓ObservedObject private var model = Container.shared.homeModel()
        var body: some View { Text("Home") }
      }
      """,
      """
      final class FeedModel: ObservableObject {}
      enum Texts { enum Feed { static let title = "Feed" } }
      struct Root: View {
        var body: some View { Feed(model: ↓FeedModel()) }
      }
      // file: Feed.swift
      struct Feed: View {
        @ObservedObject var model: FeedModel
        var body: some View { Text(Texts.Feed.title) }
      }
      """,
      """
      struct ShopView: View {
        var body: some View { MenuScreen(store: ↓Store()) }
      }
      // file: Old/MenuScreen.swift
      struct MenuScreen: View {
        @ObservedObject var store: Store
        var body: some View { Text("Menu") }
      }
      final class Store: ObservableObject { @Published var items = 0 }
      // file: New/MenuScreen.swift
      protocol Stocked: ObservableObject {}
      struct MenuScreen<Model: Stocked>: View {
        @ObservedObject private var store: Model
        init(store: Model) { self.store = store }
        var body: some View { Text("Menu") }
      }
      final class Store: Stocked { @Published var items = 1 }
      """,
      """
      final class Coordinator: ObservableObject {
        @Published var sheet: Sheet?
        enum Sheet: String, Identifiable {
          case form
          var id: String { rawValue }
        }
        func makeForm(named name: String) -> FormModel {
          let form = FormModel(name: name)
          form.onSave = { [weak self] in self?.sheet = nil }
          return form
        }
      }
      final class FormModel: ObservableObject {
        @Published var name: String
        var onSave = {}
        init(name: String) { self.name = name }
      }
      struct FormScreen: View {
        @ObservedObject var model: FormModel
        var body: some View { TextField("Name", text: $model.name) }
      }
      struct Root: View {
        @ObservedObject var coordinator: Coordinator
        var body: some View {
          Text("Forms").sheet(item: $coordinator.sheet) { sheet in
            switch sheet {
            case .form: FormScreen(model: coordinator.↓makeForm(named: "Ada"))
            }
          }
        }
      }
      """,
      """
      final class FormModel: ObservableObject { @Published var name = "" }
      struct FormScreen: View {
        @ObservedObject var model: FormModel
        var body: some View { TextField("Name", text: $model.name) }
      }
      extension FormScreen {
        static func build() -> Self { FormScreen(model: ↓FormModel()) }
      }
      struct Root: View {
        @State private var isOpen = false
        var body: some View { Text("Forms").sheet(isPresented: $isOpen) { FormScreen.build() } }
      }
      """,
      """
      enum FirstSheet { final class Store: ObservableObject { @Published var count = 0 } }
      enum SecondSheet { final class Store: ObservableObject { @Published var name = "" } }
      struct FirstView: View {
        @↓ObservedObject var store: FirstSheet.Store = FirstSheet.Store()
        var body: some View { Text("\\(store.count)") }
      }
      """,
      """
      final class Switch: ObservableObject { @Published var isOn = false }
      enum Kind { case toggle(Switch), text(String) }
      struct Accessory: View {
        @↓ObservedObject private var model: Switch
        init(_ kind: Kind) {
          switch kind {
          case .toggle(let given): self.model = given
          default: self.model = .init()
          }
        }
        var body: some View { Toggle("On", isOn: $model.isOn) }
      }
      """,
    ],
    clean: cleanExamples
  )
}
