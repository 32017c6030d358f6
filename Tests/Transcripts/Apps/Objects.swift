import SwiftUI

/// An app whose objects have members of every kind that can be used from the prompt.
@main
struct ObjectsApp: App {
  @State private var coordinator = Coordinator()
  @StateObject private var cart = Cart()

  var body: some Scene {
    WindowGroup {
      Root()
        .environment(coordinator)
        .environment(coordinator.router)
        .environmentObject(cart)
    }
  }
}

enum Route: Hashable, Codable {
  case list
  case detail(id: Int)
  case profile(name: String, section: Section)

  enum Section: String, Hashable, Codable {
    case posts
    case likes
  }
}

enum Page: Hashable {
  case home
  case profile

  var title: String { self == .home ? "Home" : "Profile" }
}

struct Filter: Hashable {
  var text = ""
  var limit: Int?

  mutating func clear() {
    self = Filter()
  }
}

enum LoadError: Error {
  case offline
  case refused(code: Int)
}

protocol Resetting: AnyObject {
  var path: [Route] { get set }
}

extension Resetting {
  func reset() { path = [] }
}

@MainActor
@Observable
class Base {
  var trail = ["start"]

  func note(_ word: String) { trail.append(word) }
}

@MainActor
@Observable
final class Router: Base, Resetting {
  var path: [Route] = []
  var page = Page.home
  var showsSheet = false
  var sheet: Route?
  private(set) var visits = 0
  private var secret = 1
  var seen: Set<UUID> = []
  var titles: [String: Route] = [:]
  var filter = Filter()
  var site: URL?
  var date = Date(timeIntervalSince1970: 0)
  var history = NavigationPath()
  var depth: Int { path.count }

  func navigate(to route: Route, animated: Bool = true) {
    path.append(route)
    visits += 1
  }

  func navigate(to page: Page) { self.page = page }

  func pop() -> Route? { path.popLast() }

  func popTwice() { path.removeLast(2) }

  func load(_ id: UUID, from url: URL, at date: Date) async throws -> Bool {
    try await Task.sleep(for: .seconds(2))
    path.append(.detail(id: seen.count))
    return true
  }

  func fetch() async -> Int { path.count }

  func fail(code: Int) throws {
    visits += 1
    throw LoadError.refused(code: code)
  }

  func wait() async throws {
    try await Task.sleep(for: .seconds(1))
    throw LoadError.offline
  }

  func show<Value: Hashable>(_ value: Value) {}

  func run(_ action: () -> Void) { action() }

  func go(_ routes: [Route], then done: (() -> Void)? = nil) { path = routes }

  private func clearSecret() { secret = 0 }
}

@MainActor
@Observable
final class Coordinator {
  let router = Router()
  var other: Router?
  var stack = Stack<Page>()
}

@MainActor
@Observable
final class Stack<Item: Hashable> {
  var items: [Item] = []

  func push(_ item: Item) { items.append(item) }
}

final class Cart: ObservableObject {
  @Published var items: [String] = []
  @Published private(set) var total = 0

  func add(_ item: String, price: Int = 5) {
    items.append(item)
    total += price
  }
}

struct Root: View {
  @Environment(Router.self) private var router
  @EnvironmentObject private var cart: Cart

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      List {
        Text("Total \(cart.total)")
        Text("Visits \(router.visits)")
        NavigationLink("Own router", value: Route.list)
      }
      .navigationTitle("Root")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .list: Lost()
        case .detail(let id): Text("Detail \(id)").navigationTitle("Detail \(id)")
        case .profile(let name, _): Text(name).navigationTitle(name)
        }
      }
    }
    .sheet(isPresented: $router.showsSheet) { Text("Sheet").navigationTitle("Sheet") }
  }
}

/// A screen with the most common mistake: a router of its own.
struct Lost: View {
  @State private var router = Router()

  var body: some View {
    Button("Go on") { router.navigate(to: .detail(id: 1)) }
      .navigationTitle("Lost")
  }
}
