@testable import NavLint

extension SilentLinkFailureRule {
  /// Code that looks like the fault and is right.
  static let cleanExamples: [RuleExample] = [
    """
    enum Route: Hashable { case lake(String), hill(String) }
    struct ContentView: View {
      @State private var path: [Route] = []
      @State private var isUnknown = false
      let parsers: [(URL) -> Route?]
      let trails: [Trail]
      var body: some View {
        NavigationStack(path: $path) { Text("Trails") }
          .alert("Not found", isPresented: $isUnknown) {}
          .onOpenURL { url in
            for parser in parsers {
              if let route = parser(url) {
                path = [route]
                return
              }
            }
            isUnknown = true
          }
          .onOpenURL { url in
            for trail in trails {
              if let route = trail.last(before: url.absoluteString) { path.append(route) }
            }
          }
      }
    }
    struct Trail {
      func last(before text: String) -> Route? { text.isEmpty ? nil : .lake(text) }
    }
    """,
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
    """
    final class Links: ObservableObject {
      @Published var tab = 0
      @Published var problem: String?
      private let handlers: [any Handler] = []
      func open(deepLink: String) {
        for handler in handlers {
          if handler.handle(deepLink, tab: &tab) { return }
        }
        problem = "Nothing was found"
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
    """
    struct Root: View {
      @State private var places: [Int] = []
      @State private var isLost = false
      var body: some View {
        NavigationStack(path: $places) { Text("Root") }
          .onOpenURL { url in follow(url) }
          .alert("This link leads nowhere.", isPresented: $isLost) { Button("OK") {} }
      }
      private func follow(_ url: URL) {
        switch url.host {
        case "place":
          if let place = [1, 2].first(where: { "\\($0)" == url.lastPathComponent }) {
            places = [place]
            return
          }
        default: break
        }
        isLost = true
      }
    }
    """,
  ]
}
