@testable import NavLint

extension ForcedLinkPartRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct ContentView: View {
        @State private var trail = ""
        var body: some View {
          Text(trail).onContinueUserActivity("trail") { activity in
            trail = activity.webpageURL↓!.pathComponents↓[2]
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var trail = ""
        var body: some View {
          Text(trail).onOpenURL { url in
            var parts = Array(url.pathComponents.dropFirst())
            let kind = parts.↓removeFirst()
            trail = kind == "trail" ? parts.↓removeLast() : ""
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Trails") }
            .onOpenURL { url in
              guard let components = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return }
              path = TrailLinks().path(components)
            }
        }
      }
      // file: TrailLinks.swift
      struct TrailLinks {
        func path(_ components: URLComponents) -> [Int] {
          var words = components.path.split(separator: "/")
          guard !words.isEmpty else { return [] }
          return words.removeFirst() == "trail" ? trail(&words) : []
        }
        private func trail(_ words: inout [Substring]) -> [Int] {
          [Int(words.↓removeFirst()) ?? 0]
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var place = ""
        var body: some View {
          Text(place).onOpenURL { url in
            let first = url.host
            let other = url.fragment
            if other == nil { return }
            place = first↓! + other!
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Bakery") }
            .onOpenURL { url in
              if url.host()↓! == "order" { path = [Int(url.lastPathComponent)↓!] }
            }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var song: String?
        var body: some View {
          Text(song ?? "None").onOpenURL { url in
            let components = URLComponents(url: url, resolvingAgainstBaseURL: false)!
            song = components.queryItems↓!.first { $0.name == "song" }?.value
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var router = Router()
        var body: some View {
          Text("Clinic").onOpenURL { router.open($0) }
        }
      }
      // file: Router.swift
      @MainActor @Observable final class Router {
        var rooms: [Int] = []
        func open(_ link: URL) {
          let words = link.pathComponents
          rooms = [Int(words↓[1])↓!]
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var trail = 0
        var body: some View {
          Text("Trail").onOpenURL(perform: follow)
        }
        private func follow(_ url: URL) {
          guard let last = url.pathComponents.last else { return }
          trail = Int(last)↓!
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var word = ""
        var body: some View {
          Text(word).onOpenURL { word = $0.host↓!.lowercased() }
        }
      }
      """,
      """
      struct Root: View {
        @State private var name = ""
        var body: some View {
          Text(name).onOpenURL { url in
            let parts = url.pathComponents
            name = parts↓[1]
          }
        }
      }
      """,
      """
      struct Root: View {
        @State private var name = ""
        var body: some View { Text(name).onOpenURL { name = $0.pathComponents↓[2] } }
      }
      """,
      """
      struct Root: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Root") }
            .onOpenURL { url in
              switch url.host() {
              case "trip": openTrip(parts: url.pathComponents)
              default: path = []
              }
            }
        }
        private func openTrip(parts: [String]) {
          path = [parts↓[1]]
        }
      }
      """,
    ],
    clean: [
      """
      struct ContentView: View {
        @State private var trail = ""
        var body: some View {
          Text(trail).onOpenURL { url in
            var parts = url.pathComponents
            while !parts.isEmpty {
              trail = parts.removeFirst()
            }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var place = ""
        var body: some View {
          Text(place).onOpenURL { url in
            let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
            let first = parts?.host
            if first == nil { return }
            place = first! + url.path
          }
        }
      }
      """,
      """
      struct Root: View {
        @State private var name = ""
        var body: some View {
          Text(name).onOpenURL { url in
            let parts = url.pathComponents
            guard parts.count > 1 else { return }
            name = parts[1]
          }
        }
      }
      """,
      """
      struct Root: View {
        @State private var names = ["Ada"]
        var body: some View {
          Text(names[0]).onOpenURL { url in
            let known = ["home": 1]
            print(known[url.path] ?? 0, names[0])
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Bakery") }
            .onOpenURL { url in
              guard url.host() == "order", let order = Int(url.lastPathComponent) else { return }
              path = [order]
            }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var song: String?
        var body: some View {
          Text(song ?? "None").onOpenURL { url in
            let components = URLComponents(url: url, resolvingAgainstBaseURL: false)!
            song = components.queryItems?.first { $0.name == "song" }?.value
          }
        }
      }
      """,
      """
      struct ContentView: View {
        let home = URL(string: "https://shop.example/start")!
        @State private var isHome = false
        var body: some View {
          Text("Shop").onOpenURL { url in
            if url == home { isHome = true }
          }
        }
      }
      """,
      """
      struct Download {
        func name(of url: URL) -> String {
          url.pathComponents.last!
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var books: [String: String] = [:]
        @State private var shown: String?
        var body: some View {
          Text(shown ?? "None").onOpenURL { url in
            if !url.isFileURL { shown = books["first"]! }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var trail = 0
        var body: some View {
          Text("Trail").onOpenURL { url in
            if url.host != "trail" { return }
            trail = Int(url.lastPathComponent) ?? 0
          }
        }
      }
      """,
      """
      struct Root: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Root") }
            .onOpenURL { url in
              switch url.host() {
              case "trip": openTrip(parts: url.pathComponents)
              default: path = []
              }
            }
        }
        private func openTrip(parts: [String]) {
          guard parts.count > 1 else { return }
          path = [parts[1]]
        }
        private func join(parts: [String]) -> String { parts[0] }
      }
      """,
    ]
  )
}
