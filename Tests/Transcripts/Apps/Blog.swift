import SwiftUI

/// An app with one router for the whole of it, as learners write them.
@main
struct BlogApp: App {
  @State private var router = Router()

  var body: some Scene {
    WindowGroup { RootView().environment(router) }
  }
}

enum Tab: Hashable {
  case feed
  case search
  case profile
}

enum Route: Hashable {
  case postDetail(id: Int)
  case author(String)
  case gallery([Int], start: Int = 0)
  case settings(Section)
  case comment(UUID, on: Date)
  case web(URL)
  case draft(Draft)
  case filter(Filter?)
  case tagged([String: Int])

  static let help = Route.web(URL(filePath: "/help"))

  static func post(_ id: Int) -> Route { .postDetail(id: id) }

  enum Section: Hashable {
    case privacy
    case theme(Theme)

    enum Theme: Hashable {
      case light
      case dark
    }
  }
}

struct Draft: Hashable {
  var title: String
  var tags: [String] = []
  var author: Author?
}

/// A name in capitals, so that its initialiser does more than to keep what it is given.
struct Author: Hashable {
  let name: String

  init(named name: String) { self.name = name.uppercased() }

  init?(number: Int) {
    guard number > 0 else { return nil }
    name = "No. \(number)"
  }
}

struct Filter: Hashable {
  var text: String
}

enum Sheet: Hashable, Identifiable {
  case compose
  case share(post: Int)

  var id: Self { self }
}

enum BlogError: LocalizedError {
  case offline
  case notFound(id: Int)

  var errorDescription: String? { "The blog cannot be reached." }
}

@MainActor
protocol Navigating: AnyObject {
  var path: [Route] { get set }
}

extension Navigating {
  var depth: Int { path.count }

  func popToRoot() { path.removeAll() }
}

@MainActor
@Observable
class BaseRouter {
  var log: [String] = []

  func note(_ text: String) { log.append(text) }
}

@MainActor
@Observable
final class Router: BaseRouter, Navigating {
  var path: [Route] = []
  var selectedTab = Tab.feed
  var sheet: Sheet?
  var isLoading = false
  var lastComment: UUID?
  let search = TabRouter()
  var others: [Tab: TabRouter] = [.profile: TabRouter()]
  var windows = [TabRouter()]
  private var token = "secret"

  func navigate(to route: Route) { path.append(route) }

  func navigate(to tab: Tab) { selectedTab = tab }

  func present(_ sheet: Sheet, animated: Bool = true, after delay: Double = 0) {
    self.sheet = sheet
  }

  func load() async throws {
    isLoading = true
    defer { isLoading = false }
    try await Task.sleep(for: .seconds(1))
    throw BlogError.notFound(id: 7)
  }

  func title(of id: Int) async throws -> String { "Post \(id)" }

  func listen() async {
    for number in 1... {
      await Task.yield()
      // Nobody waits so long.
      do { try await Task.sleep(for: .seconds(3600)) } catch { return }
      log.append("hour \(number)")
    }
  }

  func spin() { while true { depth == -1 ? note("") : () } }

  func check(_ isRight: Bool) throws -> Int {
    guard isRight else { throw BlogError.offline }
    return 3
  }

  func push<Value: Hashable>(_ value: Value) {}

  func exchange(_ number: inout Int) {}

  func run(_ action: @escaping () -> Void) {}

  private func forget() { token = "" }
}

@MainActor
@Observable
final class TabRouter {
  var path: [Int] = []

  func push(_ number: Int) { path.append(number) }
}

/// The handler of links, one for the whole program.
@MainActor
@Observable
final class DeepLinks {
  static let shared = DeepLinks()

  private(set) var handled: [URL] = []

  func handle(_ url: URL) { handled.append(url) }
}

struct RootView: View {
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router
    TabView(selection: $router.selectedTab) {
      NavigationStack(path: $router.path) {
        Text(router.isLoading ? "Loading" : "Posts")
          .navigationTitle("Feed")
          .navigationDestination(for: Route.self) { route in
            Text(String(describing: route)).navigationTitle("Post")
          }
      }
      .tabItem { Text("Feed") }
      .tag(Tab.feed)
      Text("Links \(DeepLinks.shared.handled.count)")
        .tabItem { Text("Search") }
        .tag(Tab.search)
      Text("Ada")
        .tabItem { Text("Profile") }
        .tag(Tab.profile)
    }
    .sheet(item: $router.sheet) { _ in Text("Write").navigationTitle("Sheet") }
  }
}
