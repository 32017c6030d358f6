@testable import NavLint

extension SilentLinkFailureRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
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
    ],
    clean: [
      """
      struct ContentView: View {
        @State private var isUnknown = false
        @State private var path: [String] = []
        var body: some View {
          Text("Trails").onOpenURL { url in
            Task {
              if let route = await route(for: url) { path.append(route) } else { isUnknown = true }
            }
            switch Place(rawValue: url.lastPathComponent) {
            case .lake: path = ["Lake"]
            case nil: isUnknown = true
            }
          }
        }
        private func route(for link: URL) async -> String? {
          switch link.host() {
          case "trail": return link.lastPathComponent
          default: return nil
          }
        }
      }
      enum Place: String { case lake }
      """,
      """
      struct ContentView: View {
        @State private var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Trails") }.onOpenURL(perform: open)
        }
        private func open(_ url: URL) {
          guard let route = Route(url) else { return }
          path = [route]
        }
      }
      enum Route: Hashable {
        case home, shop
        init?(_ url: URL) {
          switch url.host() {
          case "home": self = .home
          case "shop": self = .shop
          default: return nil
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Trails") }
            .onOpenURL { url in
              if let route = route(for: url) { path.append(route) }
            }
        }
        private func route(for link: URL) -> String? {
          switch link.scheme {
          case "trails": return link.lastPathComponent
          default: return nil
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        @State private var isUnknown = false
        var body: some View {
          NavigationStack(path: $path) { Text("Trails") }
            .onOpenURL { url in
              if let route = route(for: url) { path.append(route) } else { isUnknown = true }
            }
        }
        private func route(for link: URL) -> String? {
          switch link.host() {
          case "trail": return link.lastPathComponent
          default: return nil
          }
        }
      }
      """,
      """
      struct Route: Hashable { init?(_ url: URL) { nil } }
      struct ContentView: View {
        @State private var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Trails") }.onOpenURL(perform: open)
        }
        private func open(_ url: URL) {
          guard let route = Route(url) else { return }
          path = [route]
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [Int] = []
        let shops = [1, 2]
        var body: some View {
          NavigationStack(path: $path) { Text("Shops") }
            .onOpenURL { url in
              guard let shop = shops.first(where: { "\\($0)" == url.lastPathComponent }) else {
                print("unknown shop")
                return
              }
              path = [shop]
            }
        }
      }
      """,
      """
      struct Root: View {
        @State private var path: [String] = []
        @State private var isUnknown = false
        var body: some View {
          NavigationStack(path: $path) { Text("Home") }
            .onOpenURL { url in
              switch url.scheme {
              case "https": path = ["web"]
              case "shop": path = ["shop"]
              default: break
              }
              switch url.host() {
              case "home": path = []
              default: isUnknown = true
              }
            }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        @State private var problem: String?
        var body: some View {
          NavigationStack(path: $path) { Text("Towns") }
            .onOpenURL { url in
              do {
                path = try Resolver().places(in: url)
              } catch {
                print(error)
                problem = "This link leads nowhere."
              }
            }
        }
      }
      struct Resolver {
        func places(in link: URL) throws -> [String] { [] }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Trails") }
            .onOpenURL { url in
              var parts = url.pathComponents.filter { $0 != "/" }
              if let host = url.host() { parts.insert(host, at: 0) }
              if parts.count == 2, parts[0] == "trail", let number = Int(parts[1]) {
                path = [number]
              }
            }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [Int] = []
        @State private var problem: String?
        var body: some View {
          NavigationStack(path: $path) { Text("Clinic") }
            .onOpenURL { url in
              guard let room = Int(url.lastPathComponent) else {
                problem = "There is no such room."
                return
              }
              path = [room]
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
              guard url.host() == "room", let room = Int(url.lastPathComponent) else { return }
              path = [room]
            }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [Int] = []
        @State private var isUnknown = false
        private let rooms = [1, 2, 3]
        var body: some View {
          NavigationStack(path: $path) { Text("Clinic") }
            .onOpenURL { url in
              guard let room = Int(url.lastPathComponent), rooms.contains(room) else {
                isUnknown = true
                return
              }
              path = [room]
            }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          Text("Shop").onOpenURL { url in
            guard url.scheme == "shop", let host = url.host() else { return }
            path = [host]
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          Text("Music").onOpenURL { url in
            guard url.pathComponents.contains("album") else { return }
            path = ["album"]
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var names: [String] = []
        var body: some View {
          Button("Add") {
            guard names.contains("Ada") else { return }
            names.append("Ben")
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        let songs: [String]
        var body: some View {
          Text("Music").onOpenURL { url in
            if let song = songs.first(where: { $0 == url.lastPathComponent }) { path = [song] }
            else { path = ["Not found"] }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var songs: [String] = []
        @State private var isPlaying = false
        var body: some View {
          Text("Music").onOpenURL { _ in isPlaying = true }
        }
        private func remove(at url: URL) {
          guard let index = songs.firstIndex(of: url.lastPathComponent) else { return }
          songs.remove(at: index)
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        let songs: [String]
        var body: some View {
          Text("Music").onOpenURL { url in
            if let song = songs.first(where: { $0 == url.lastPathComponent }) {
              path = [song]
              return
            }
            path = ["Not found"]
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
            .onOpenURL(perform: open)
        }
        private func open(_ url: URL) {
          guard url.host() == "room", let room = Int(url.lastPathComponent), rooms.contains(room)
          else { return }
          path = [room]
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
              guard let room = Int(url.lastPathComponent), rooms.contains(room) else {
                print("There is no such room: \\(url)")
                return
              }
              path = [room]
            }
        }
      }
      """,
    ]
  )
}
