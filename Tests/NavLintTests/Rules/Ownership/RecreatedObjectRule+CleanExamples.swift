@testable import NavLint

extension RecreatedObjectRule {
  /// Code in which each object is created once.
  static let cleanExamples = [
    """
    final class TownController {
      var screen: some View { Town(model: TownModel()) }
      func open() -> UIViewController { UIHostingController(rootView: screen) }
    }
    struct Town: View {
      @ObservedObject var model: TownModel
      var body: some View { Text(model.name) }
    }
    final class TownModel: ObservableObject { @Published var name = "" }
    """,
    """
    final class Player: ObservableObject {
      static let shared = Player()
      static let limit = 10
      @Published var isOn = false
    }
    @Observable final class Library {
      static let shared = Library()
      var count = 0
    }
    struct Radio: View {
      @ObservedObject private var player = Player.shared
      @State private var limit = Player.limit
      @State private var library = Library.shared
      var body: some View { Text("\\(limit) of \\(library.count)") }
    }
    """,
    """
    struct ShopView: View {
      var body: some View { MenuScreen(store: Store()) }
    }
    final class Store: ObservableObject { @Published var items = 0 }
    // file: Old/MenuScreen.swift
    struct MenuScreen: View {
      @ObservedObject var store: Store
      var body: some View { Text("Menu") }
    }
    // file: New/MenuScreen.swift
    struct MenuScreen: View {
      @StateObject var store: Store
      var body: some View { Text("Menu") }
    }
    """,
    """
    struct ShopView: View {
      var body: some View { MenuScreen(store: Store()) }
    }
    struct MenuScreen: View {
      let store: Store
      var body: some View { Text("Menu") }
    }
    // file: Old/Store.swift
    final class Store: ObservableObject { @Published var items = 0 }
    // file: New/Store.swift
    final class Store { var items = 0 }
    """,
    """
    final class Coordinator: ObservableObject {
      @Published var isOpen = false
      private var forms: [String: FormModel] = [:]
      private var last: FormModel?
      func form(named name: String) -> FormModel {
        if let known = forms[name] { return known }
        let form = FormModel()
        form.name = name
        return form
      }
      func lastForm() -> FormModel {
        let form = FormModel()
        last = form
        return form
      }
    }
    final class FormModel: ObservableObject { @Published var name = "" }
    struct FormScreen: View {
      @ObservedObject var model: FormModel
      var body: some View { TextField("Name", text: $model.name) }
    }
    struct Root: View {
      @ObservedObject var coordinator: Coordinator
      var body: some View {
        Text("Forms").sheet(isPresented: $coordinator.isOpen) {
          FormScreen(model: coordinator.form(named: "Ada"))
          FormScreen(model: coordinator.lastForm())
        }
      }
    }
    """,
    """
    final class CardModel: ObservableObject { @Published var title = "" }
    struct CardView: View {
      @StateObject var model: CardModel
      var body: some View { Text(model.title) }
    }
    enum CardBuilder {
      static func build() -> CardView {
        let view = CardView(model: CardModel())
        return view
      }
    }
    struct Root: View {
      var body: some View { CardBuilder.build() }
    }
    """,
    """
    final class CardModel: ObservableObject {}
    struct CardView: View {
      @ObservedObject var model: CardModel
      var body: some View { Text("Card") }
    }
    enum CardBuilder {
      static func build() -> CardView {
        let view = CardView(model: CardModel())
        return view
      }
    }
    final class Coordinator {
      private let window = UIWindow()
      func start() {
        window.rootViewController = UIHostingController(rootView: CardBuilder.build())
      }
    }
    """,
    """
    @MainActor @Observable final class Basket { var items = 0 }
    struct Shop: View {
      let shelf: Shelf
      private var basket: Basket { shelf.basket }
      var body: some View { Text("Shop").environment(basket) }
    }
    """,
    """
    @Observable final class CardModel { var isShown = false }
    struct Card: View {
      @State private var model: CardModel
      init() { _model = State(initialValue: CardModel()) }
      var body: some View { Text("Card").opacity(model.isShown ? 1 : 0) }
    }
    """,
    """
    @Observable final class CardModel { var isShown = false }
    struct Card: View {
      let model: CardModel
      init(model: CardModel) { self.model = model }
      var body: some View { Text("Card").opacity(model.isShown ? 1 : 0) }
    }
    """,
    """
    final class Formatter { var digits = 2 }
    struct Price: View {
      let formatter: Formatter
      init() { formatter = Formatter() }
      var body: some View { Text("\\(formatter.digits)") }
    }
    """,
    """
    final class Clock: ObservableObject { @Published var time = 0 }
    struct StopPreviews: PreviewProvider {
      @ObservedObject static var still = Clock()
      @ObservedObject var clock = Clock()
      static var previews: some View { Text("Stop") }
    }
    """,
    """
    final class Clock: ObservableObject { @Published var time = 0 }
    struct Stop: View {
      @StateObject var clock: Clock
      var body: some View { Text("Stop") }
    }
    extension Stop {
      init(_ clock: Clock = Clock()) {
        _clock = StateObject(wrappedValue: clock)
      }
    }
    """,
    RuleExample(
      """
      private struct ShelfViewPreview: View {
        @State private var words = ""
        var body: some View {
          ShelfView().environmentObject(Shelf())
        }
      }
      struct ShelfView: View {
        @EnvironmentObject private var shelf: Shelf
        var body: some View { Text(shelf.name) }
      }
      final class Shelf: ObservableObject {
        @Published var name = ""
      }
      #Preview { ShelfViewPreview() }
      """,
      fixedNames: ["ShelfViewPreview"]
    ),
    """
    final class Guest: ObservableObject { @Published var name = "Ada" }
    struct Greeting: View {
      @StateObject private var guest: Guest
      init(guest: @autoclosure @escaping () -> Guest) { _guest = StateObject(wrappedValue: guest()) }
      var body: some View { Text(guest.name) }
    }
    struct TripList: View { var body: some View { Greeting(guest: Guest()) } }
    """,
    """
    final class Guest: ObservableObject { @Published var name = "Ada" }
    struct Greeting: View {
      @StateObject var guest: Guest
      var body: some View { Text(guest.name) }
    }
    struct TripList: View {
      var body: some View {
        let guest = Guest()
        Greeting(guest: guest)
      }
    }
    """,
    """
    final class Guest: ObservableObject { @Published var name = "Ada" }
    struct Greeting: View {
      @ObservedObject var guest: Guest
      var body: some View { Text(guest.name) }
    }
    struct TripList: View {
      @State private var shown: AnyView?
      var body: some View {
        Button("Greet") {
          let guest = Guest()
          shown = AnyView(Greeting(guest: guest))
        }
      }
    }
    """,
    """
    final class Guest: ObservableObject { @Published var name = "Ada" }
    struct Greeting: View {
      @ObservedObject var guest: Guest
      var body: some View { Text(guest.name) }
    }
    final class Coordinator {
      let guest = Guest()
      func start() -> UIViewController { UIHostingController(rootView: Greeting(guest: Guest())) }
      func greeting() -> some View { Greeting(guest: guest) }
    }
    """,
    """
    final class Guest: ObservableObject { @Published var name = "Ada" }
    struct Greeting: View {
      @EnvironmentObject var guest: Guest
      var body: some View { Text(guest.name) }
    }
    #Preview { Greeting().environmentObject(Guest()) }
    struct Previews: PreviewProvider {
      static var previews: some View { Greeting().environmentObject(Guest()) }
    }
    """,
    """
    struct TripList: View {
      @StateObject private var router = Router()
      var body: some View { Text("Trips") }
    }
    """,
    """
    struct TripList: View {
      @ObservedObject var router: Router
      var body: some View { Text("Trips") }
    }
    """,
    """
    struct TripList: View {
      @ObservedObject private var store = Store.shared
      var body: some View { Text("Trips") }
    }
    """,
    """
    struct TripList: View {
      @ObservedObject private var store = library.store()
      var body: some View { Text("Trips") }
    }
    """,
    """
    struct TripList: View {
      @State private var router = Router()
      var body: some View { Text("Trips") }
    }
    """,
    RuleExample(
      """
      struct TripList: View {
        @ObservedObject var router: Router = Router()
        init(router: Router) { _router = ObservedObject(wrappedValue: router) }
        var body: some View { Text("Trips") }
      }
      """,
      fixedNames: ["router"]
    ),
    """
    @Observable final class Router { var path: [String] = [] }
    struct TripList: View {
      @State private var router = Router()
      let other: Router
      var body: some View { Text("Trips") }
    }
    """,
    """
    final class Clock { func now() -> Int { 0 } }
    struct TripList: View {
      let clock = Clock()
      var body: some View { Text("Trips") }
    }
    """,
    """
    final class HomeModel: ObservableObject {}
    extension Container {
      var homeModel: Factory<HomeModel> { self { HomeModel() }.singleton }
    }
    struct Home: View {
      @ObservedObject private var model = Container.shared.homeModel()
      var body: some View { Text("Home") }
    }
    """,
  ]
}
