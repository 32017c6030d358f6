@testable import NavLint

extension DeepLinkHostIgnoredRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct ContentView: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Trails") }
            .onOpenURL { url in
              guard url.scheme == "trails" else { return }
              if url.↓pathComponents.contains("trail"), let id = Int(url.lastPathComponent) { path = [id] }
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
              let parts = url.↓pathComponents.filter { $0 != "/" }
              if parts.count == 2, parts[0] == "trail", let number = Int(parts[1]) {
                path = [number]
              }
            }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Shop") }
            .onOpenURL { url in
              guard url.scheme == "shop" else { return }
              let components = URLComponents(url: url, resolvingAgainstBaseURL: false)
              let parts = components?.↓path.split(separator: "/") ?? []
              switch parts.first {
              case "product": path = [String(parts[1])]
              default: break
              }
            }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) { Text("Clinic") }
            .onOpenURL { router.open($0) }
        }
      }
      // file: Router.swift
      @MainActor @Observable final class Router {
        var path: [String] = []
        func open(_ link: URL) {
          let words = link.↓pathComponents
          switch words[1] {
          case "patient": path = [words[2]]
          default: return
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Music") }
            .onOpenURL(perform: follow)
        }
        private func follow(url: URL) {
          if url.↓path == "/albums" { path = ["albums"] }
        }
      }
      """,
      """
      @main struct RecipeApp: App {
        @State private var recipe: String?
        var body: some Scene {
          WindowGroup {
            Text(recipe ?? "None")
              .onOpenURL {
                if $0.↓pathComponents.dropFirst().first == "recipe" { recipe = $0.lastPathComponent }
              }
          }
        }
      }
      """,
    ],
    clean: [
      """
      struct Root: View {
        @State private var place = ""
        var body: some View {
          Text(place)
            .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { _ in }
            .onOpenURL { url in if url.pathComponents.contains("post") { place = "post" } }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Items") }
            .onOpenURL { url in
              // Only links of the web site come here: https://example.com/items/3
              let parts = url.pathComponents
              if parts.count > 2, parts[1] == "items", let id = Int(parts[2]) { path = [id] }
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
              guard url.host() == "trail", let number = Int(url.lastPathComponent) else { return }
              path = [number]
            }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Shop") }
            .onOpenURL { url in
              var parts = url.pathComponents.filter { $0 != "/" }
              if let host = url.host { parts.insert(host, at: 0) }
              if parts.first == "product" { path = [parts[1]] }
            }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) { Text("News") }
            .onOpenURL { url in
              guard url.absoluteString.hasPrefix("https://news.example") else { return }
              if url.pathComponents.contains("today"), url.path == "/today" { path = ["today"] }
            }
        }
      }
      """,
      """
      struct Download {
        func folder(of url: URL) -> String? {
          url.pathComponents[1] == "files" ? url.path : nil
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var router = Router()
        var body: some View {
          Text("Clinic").onOpenURL { url in
            if let route = Route(url: url) { router.path = [route] }
          }
        }
      }
      struct Route: Hashable {
        init?(url: URL) {
          let parts = [url.host ?? ""] + url.pathComponents
          guard parts[0] == "patient" else { return nil }
        }
      }
      final class Router { var path: [Route] = [] }
      """,
      """
      struct ContentView: View {
        @State private var song: String?
        var body: some View {
          Text(song ?? "None").onOpenURL { url in
            let components = URLComponents(url: url, resolvingAgainstBaseURL: false)
            song = components?.queryItems?.first { $0.name == "song" }?.value
            print(url.path)
          }
        }
      }
      """,
    ]
  )
}
