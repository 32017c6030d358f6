@testable import NavLint

extension SilentLinkFailureRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct ContentView: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Trails") }
            .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
              guard let page = activity.webpageURL else { return }
              ↓if let trail = Int(page.lastPathComponent) { path = [trail] }
            }
        }
      }
      """,
      """
      enum Route: Hashable { case lake(String), hill(String) }
      struct ContentView: View {
        @State private var path: [Route] = []
        let parsers: [(URL) -> Route?]
        var body: some View {
          NavigationStack(path: $path) { Text("Trails") }
            .onOpenURL { url in
              ↓for parser in parsers {
                if let route = parser(url) {
                  path = [route]
                  return
                }
              }
            }
        }
      }
      """,
      """
      enum Route: Hashable { case lake(String), hill(String) }
      struct Links {
        let parsers: [(URL) -> Route?]
        func route(for url: URL) -> Route? {
          for parse in parsers {
            if let route = parse(url) { return route }
          }
          return nil
        }
      }
      // file: App.swift
      struct ContentView: View {
        @State private var path: [Route] = []
        let links: Links
        var body: some View {
          NavigationStack(path: $path) { Text("Trails") }
            .onOpenURL { url in
              ↓guard let route = links.route(for: url) else { return }
              path = [route]
            }
            .onOpenURL { link in
              ↓if let route = links.parsers.lazy.compactMap({ $0(link) }).first { path = [route] }
            }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [Int] = []
        private let rooms = [1, 2, 3]
        var body: some View {
          NavigationStack(path: $path) { Text("Clinic") }
            .onOpenURL { url in
              ↓guard let room = Int(url.lastPathComponent), rooms.contains(room) else { return }
              path = [room]
            }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [Song] = []
        let songs: [Song]
        var body: some View {
          Text("Music").onOpenURL { url in
            ↓guard let song = songs.first(where: { $0.id == url.lastPathComponent }) else { return }
            path = [song]
          }
        }
      }
      struct Song: Hashable { let id: String }
      """,
      """
      struct ContentView: View {
        @State private var shown: String?
        let trails: [String: String]
        var body: some View {
          Text("Trails").onOpenURL { url in
            guard url.scheme == "trails" else { return }
            ↓guard let trail = trails[url.lastPathComponent] else { return }
            shown = trail
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var index = 0
        let names: [String]
        var body: some View {
          Text("Shop").onOpenURL {
            ↓guard let found = names.firstIndex(of: $0.lastPathComponent) else { return }
            index = found
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var dish: String?
        let menu: Set<String>
        var body: some View {
          Text("Menu").onOpenURL { link in
            let name = link.lastPathComponent
            ↓guard menu.contains(name) else { return }
            dish = name
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [Int] = []
        private let rooms = [1, 2, 3]
        var body: some View {
          NavigationStack(path: $path) { Text("Clinic") }
            .onOpenURL { open($0) }
        }
        private func open(_ url: URL) {
          switch url.host() {
          case "room":
            ↓guard let room = rooms.first(where: { "\\($0)" == url.lastPathComponent }) else {
              return
            }
            path = [room]
          default: path = []
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var router = Router()
        var body: some View {
          Text("Music").onOpenURL { url in router.follow(url) }
        }
      }
      // file: Router.swift
      @MainActor @Observable final class Router {
        var path: [String] = []
        var songs: [String] = []
        func follow(_ url: URL) {
          let name = url.lastPathComponent
          ↓if let song = songs.first(where: { $0 == name }) {
            path = [song]
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Clinic") }
            .onOpenURL { url in
              ↓guard let room = Int(url.lastPathComponent) else { return }
              path = [room]
            }
        }
      }
      """,
      """
      enum Page: String { case home, shop }
      struct ContentView: View {
        @State private var page = Page.home
        var body: some View {
          Text("Shop").onOpenURL { link in
            ↓if let name = link.host(), let page = Page(rawValue: name) { self.page = page }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Towns") }.onOpenURL(perform: handle)
        }
        private func handle(_ url: URL) {
          do {
            path = try Resolver().places(in: url)
          } ↓catch {
            print("deep link failure", error)
          }
        }
      }
      struct Resolver {
        func places(in link: URL) throws -> [String] { [] }
      }
      """,
      """
      final class Navigator: ObservableObject {
        @Published var path: [String] = []
        func handle(url: URL) {
          guard let host = url.host else { return }
          switch host {
          case "home": path = []
          case "settings": path = ["settings"]
          ↓default: break
          }
        }
      }
      struct Root: View {
        @StateObject private var navigator = Navigator()
        var body: some View {
          NavigationStack(path: $navigator.path) { Text("Home") }
            .onOpenURL { url in navigator.handle(url: url) }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Trails") }
            .onOpenURL { url in
              print(url)
              ↓if let route = LinkReader.route(for: url) { path.append(route) }
            }
        }
      }
      // file: LinkReader.swift
      enum Route: Hashable { case home, trail(String) }
      enum LinkReader {
        static func route(for link: URL) -> Route? {
          let words = link.pathComponents.filter { $0 != "/" }
          switch link.host {
          case "home": return .home
          case "trail":
            if let name = words.first { return .trail(name) }
          default: return nil
          }
          return nil
        }
      }
      """,
      """
      @main
      struct TrailsApp: App {
        @StateObject private var router = Router()
        var body: some Scene {
          WindowGroup { Text("Trails").onOpenURL(perform: open) }
        }
        private func open(_ link: URL) {
          Task {
            ↓if let route = await LinkReader().route(for: link) { router.path.append(route) }
          }
        }
      }
      final class Router: ObservableObject { @Published var path: [String] = [] }
      struct LinkReader {
        func route(for link: URL) async -> String? {
          switch link.host() {
          case "lake": return "Lake"
          default: return nil
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var tab = 0
        var body: some View {
          Text("Trails").onOpenURL { url in
            switch Place(rawValue: url.lastPathComponent) {
            case .lake: tab = 1
            case .wood: tab = 2
            ↓case .none: break
            }
          }
        }
      }
      enum Place: String { case lake, wood }
      """,
      RuleExample(
        """
        final class Links: ObservableObject {
          @Published var tab = 0
          private let handlers: [any Handler] = []
          func open(deepLink: String) {
            ↓for handler in handlers {
              if handler.handle(deepLink, tab: &tab) { return }
            }
          }
        }
        protocol Handler { func handle(_ deepLink: String, tab: inout Int) -> Bool }
        struct Root: View {
          @StateObject private var links = Links()
          var body: some View {
            Text("Root").onOpenURL { url in links.open(deepLink: url.absoluteString) }
          }
        }
        """,
        fixedNames: ["deepLink"]
      ),
    ],
    clean: cleanExamples
  )
}
