@testable import NavLint

extension SecondInstanceRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      @main struct Trips: App {
        private let ↓router = Router()
        var body: some Scene {
          WindowGroup { Root().onOpenURL { router.open($0) } }
        }
      }
      struct Root: View {
        @StateObject private var router = Router()
        var body: some View { NavigationStack(path: $router.path) { Text("Trips") } }
      }
      final class Router: ObservableObject {
        @Published var path: [String] = []
        func open(_ url: URL) { path = [url.lastPathComponent] }
      }
      """,
      """
      @main struct Trips: App {
        @StateObject private var router = Router()
        var body: some Scene {
          WindowGroup {
            Root().environmentObject(router).onOpenURL { url in ↓Router().open(url) }
          }
        }
      }
      struct Root: View {
        @EnvironmentObject var router: Router
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("Home") { ↓Router().path.removeAll() }
          }
        }
      }
      final class Router: ObservableObject {
        @Published var path: [String] = []
        func open(_ url: URL) { path = [url.lastPathComponent] }
      }
      """,
      """
      struct Shop: App {
        @StateObject private var account = Account()
        var body: some Scene {
          WindowGroup { Root().environmentObject(account) }
        }
      }
      final class Account: ObservableObject { @Published var credit = 0 }
      // file: Root.swift
      struct Root: View {
        @State private var isOrdering = false
        var body: some View {
          Button("Order") { isOrdering = true }
            .fullScreenCover(isPresented: $isOrdering) { Order() }
        }
      }
      struct Order: View {
        @Environment(\\.dismiss) private var dismiss
        @StateObject private var ↓account = Account()
        var body: some View { Button("Pay \\(account.credit)") { dismiss() } }
      }
      """,
      """
      @Observable final class Router {}
      @main struct ClinicApp: App {
        @State private var router = Router()
        var body: some Scene {
          WindowGroup { MainView().environment(router) }
        }
      }
      struct MainView: View {
        @State private var ↓router = Router()
        var body: some View { Text("Patients") }
      }
      """,
      """
      final class Router: ObservableObject {}
      // file: ClinicApp.swift
      @main struct ClinicApp: App {
        @StateObject private var router = Router()
        var body: some Scene {
          WindowGroup { MainView().environmentObject(router) }
        }
      }
      // file: MainView.swift
      struct MainView: View {
        @StateObject private var ↓own = Router()
        var body: some View { PatientList().environmentObject(own) }
      }
      """,
      """
      @Observable final class Router {}
      struct Root: View {
        @State private var router = Router()
        var body: some View {
          VStack { Middle() }.environment(router)
        }
      }
      struct Middle: View {
        var body: some View { Inner() }
      }
      struct Inner: View {
        @State private var ↓router: Router = Router()
        var body: some View { Text("Patients") }
      }
      """,
      """
      @Observable final class Store {}
      struct Root: View {
        @State private var store = Store()
        var body: some View {
          NavigationStack { list }.environment(store)
        }
        private var list: some View {
          Shelf()
        }
      }
      struct Shelf: View {
        @State private var ↓store = Store()
        var body: some View { Text("Shelf") }
      }
      """,
      """
      @Observable final class Router {}
      struct ShopApp: App {
        @State private var router = Router()
        var body: some Scene {
          WindowGroup {
            Group {
              if isReady { Root() } else { Text("Wait") }
            }
            .environment(router)
          }
        }
      }
      struct Root: View {
        @State var ↓router = Router()
        @State var count = 0
        var body: some View { Text("Shop") }
      }
      """,
      """
      @Observable final class Coordinator {
        var path: [Int] = []
        func handle(_ url: URL) { path = [1] }
      }
      @main struct ShopApp: App {
        @State private var ↓coordinator = Coordinator()
        var body: some Scene {
          WindowGroup {
            Tabs().onOpenURL { url in coordinator.handle(url) }
          }
        }
      }
      // file: Tabs.swift
      struct Tabs: View {
        @State private var coordinator = Coordinator()
        var body: some View { NavigationStack(path: $coordinator.path) { Text("Shop") } }
      }
      """,
      """
      final class Store: ObservableObject {
        @Published var names: [String] = []
        static let shared = Store()
      }
      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { Home().environmentObject(Store.shared) } }
      }
      // file: Home.swift
      struct Home: View {
        var body: some View { Shelf() }
      }
      struct Shelf: View {
        @StateObject private var ↓store = Store()
        var body: some View { List(store.names, id: \\.self) { Text($0) } }
      }
      """,
      """
      final class Cart: ObservableObject { @Published var total = 0 }
      @main struct ShopApp: App {
        @StateObject private var cart = Cart()
        var body: some Scene { WindowGroup { Tabs().environmentObject(cart) } }
      }
      struct Tabs: View {
        var body: some View { TabView { Shelf().tabItem { Text("Shelf") } } }
      }
      struct Shelf: View {
        @StateObject var ↓cart = Cart()
        var body: some View { Text("\\(cart.total)") }
      }
      """,
      """
      final class Login: ObservableObject {
        @Published var isIn = false
        func leave() { isIn = false }
      }
      final class Users: ObservableObject {
        private let ↓login = Login()
        @Published var names: [String] = []
        func deleteAll() { login.leave() }
      }
      @main struct ShopApp: App {
        @StateObject private var login = Login()
        @StateObject private var users = Users()
        var body: some Scene {
          WindowGroup { Home().environmentObject(login).environmentObject(users) }
        }
      }
      struct Home: View {
        @EnvironmentObject var login: Login
        var body: some View { Text(login.isIn ? "In" : "Out") }
      }
      """,
    ],
    clean: [
      """
      @main struct Trips: App {
        private let router = Router()
        private let log = Log()
        var body: some Scene {
          WindowGroup { Root(router: router).onOpenURL { router.open($0); Log().write($0) } }
        }
      }
      struct Root: View {
        @ObservedObject var router: Router
        var body: some View { NavigationStack(path: $router.path) { Text("Trips") } }
      }
      final class Router: ObservableObject {
        @Published var path: [String] = []
        func open(_ url: URL) { path = [url.lastPathComponent] }
      }
      final class Log: ObservableObject {
        @Published var lines: [String] = []
        func write(_ url: URL) { lines.append(url.path()) }
      }
      """,
      """
      final class Draft: ObservableObject { @Published var text = "" }
      struct Root: View {
        @StateObject private var draft = Draft()
        @State private var isOpen = false
        var body: some View {
          Button("Open") { isOpen = true }
            .sheet(isPresented: $isOpen) { Compose() }
            .environmentObject(draft)
        }
      }
      struct Compose: View {
        @StateObject private var draft = Draft()
        var body: some View { Text(draft.text).environmentObject(draft) }
      }
      """,
      """
      struct Root: View {
        @StateObject private var model = Shop.Model()
        var body: some View { Shop().environmentObject(model) }
      }
      struct Shop: View {
        @EnvironmentObject private var model: Model
        @StateObject private var person = Profile.Model()
        var body: some View { Profile(model: person) }
      }
      extension Shop {
        final class Model: ObservableObject { @Published var count = 0 }
      }
      struct Profile: View {
        @ObservedObject var model: Model
        var body: some View { Text(model.name) }
      }
      extension Profile {
        final class Model: ObservableObject { @Published var name = "" }
      }
      """,
      """
      @Observable final class Coordinator {
        var path: [Int] = []
        func handle(_ url: URL) { path = [1] }
      }
      struct Shop: View {
        @State private var coordinator = Coordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) { Text("Shop") }
            .onOpenURL { url in coordinator.handle(url) }
        }
      }
      struct Account: View {
        @State private var coordinator = Coordinator()
        var body: some View {
          Orders(coordinator: coordinator).onOpenURL { url in coordinator.handle(url) }
        }
      }
      struct Orders: View {
        @Bindable var coordinator: Coordinator
        var body: some View { NavigationStack(path: $coordinator.path) { Text("Orders") } }
      }
      """,
      """
      @Observable final class Router {}
      struct ClinicApp: App {
        @State private var router = Router()
        var body: some Scene {
          WindowGroup { MainView().environment(router) }
        }
      }
      struct MainView: View {
        @Environment(Router.self) private var router
        var body: some View { Text("Patients") }
      }
      """,
      """
      @Observable final class Router {}
      struct Root: View {
        @State private var router = Router()
        var body: some View {
          Text("Root")
            .sheet(isPresented: $isShown) { Compose() }
            .environment(router)
        }
      }
      struct Compose: View {
        @State private var router = Router()
        var body: some View { Text("Compose").environment(router) }
      }
      """,
      """
      @Observable final class Router {}
      struct Root: View {
        @State private var router = Router()
        var body: some View {
          TabView {
            Trails().tabItem { Text("Trails") }
          }
          .environment(router)
        }
      }
      struct Trails: View {
        @State private var router = Router()
        var body: some View { Text("Trails").environment(router) }
      }
      """,
      """
      final class Counter: ObservableObject {}
      struct Root: View {
        @StateObject private var counter = Counter()
        var body: some View { Row() }
      }
      struct Row: View {
        @StateObject private var counter = Counter()
        var body: some View { Text("Row") }
      }
      """,
      """
      @Observable final class Router {}
      struct Root: View {
        @State private var router = Router()
        var body: some View { Text("Root").environment(router) }
      }
      #Preview {
        @Previewable @State var router = Router()
        Root().environment(router)
      }
      """,
      """
      struct Draft { var text = "" }
      struct Root: View {
        @State private var draft = Draft()
        var body: some View { Editor() }
      }
      struct Editor: View {
        @State private var draft = Draft()
        var body: some View { Text(draft.text) }
      }
      """,
      """
      final class Store: ObservableObject {
        @Published var names: [String] = []
        static let shared = Store()
      }
      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { Home() } }
      }
      struct Home: View {
        @StateObject private var store = Store()
        var body: some View { List(store.names, id: \\.self) { Text($0) } }
      }
      """,
      """
      @Observable final class Router { var path = NavigationPath() }
      @main struct ShopApp: App {
        @State private var router = Router()
        var body: some Scene { WindowGroup { Tabs().environment(router) } }
      }
      struct Tabs: View {
        var body: some View { TabView { Shelf().tabItem { Text("Shelf") } } }
      }
      struct Shelf: View {
        @State private var router = Router()
        var body: some View { NavigationStack(path: $router.path) { Text("Shelf") } }
      }
      """,
      """
      final class Likes: ObservableObject { @Published var isLiked = false }
      @main struct PostApp: App {
        @StateObject private var likes = Likes()
        var body: some Scene { WindowGroup { Posts().environmentObject(likes) } }
      }
      struct Posts: View {
        var body: some View {
          List(0..<9) { number in Card(number: number) }
        }
      }
      struct Card: View {
        let number: Int
        @StateObject private var likes = Likes()
        var body: some View { Toggle("Post \\(number)", isOn: $likes.isLiked) }
      }
      """,
      """
      final class Login: ObservableObject { @Published var isIn = false }
      final class Session: ObservableObject {
        let login = Login()
        @Published var names: [String] = []
      }
      @main struct ShopApp: App {
        @StateObject private var session = Session()
        var body: some Scene {
          WindowGroup { Home().environmentObject(session.login).environmentObject(session) }
        }
      }
      struct Home: View {
        @EnvironmentObject var login: Login
        var body: some View { Text(login.isIn ? "In" : "Out") }
      }
      """,
    ]
  )
}
