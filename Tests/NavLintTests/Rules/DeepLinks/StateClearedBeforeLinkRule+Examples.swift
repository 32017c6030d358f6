@testable import NavLint

extension StateClearedBeforeLinkRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct ContentView: View {
        @StateObject private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) { Text("Trails") }.onOpenURL { router.open($0) }
        }
      }
      final class Router: ObservableObject {
        @Published var path: [Int] = []
        func goHome() { path.removeAll() }
        func open(_ url: URL) {
          ↓goHome()
          guard let trail = Int(url.lastPathComponent) else { return }
          path.append(trail)
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Songs") }
            .onOpenURL { url in
              ↓path.removeAll()
              guard url.host() == "song", let song = Int(url.lastPathComponent) else { return }
              path.append(song)
            }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) { Text("Trails") }
            .onOpenURL { url in
              ↓path = NavigationPath()
              switch url.host() {
              case "trail": path.append(url.lastPathComponent)
              default: break
              }
            }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var router = Router()
        var body: some View { Text("Clinic").onOpenURL { router.open($0) } }
      }
      // file: Router.swift
      final class Router {
        var path: [String] = []
        func open(_ url: URL) {
          ↓path = []
          let parts = url.pathComponents
          if parts.count > 2 { path = parts }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) { Text("Shop") }.onOpenURL(perform: follow)
        }
        private func follow(_ url: URL) {
          ↓path.removeLast(path.count)
          guard let components = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return }
          path.append(components.path)
        }
      }
      """,
      """
      struct ContentView: View {
        @Environment(Model.self) private var model
        var body: some View {
          Text("Recipes").onOpenURL {
            ↓model.path.removeAll()
            if let id = Int($0.lastPathComponent) { model.path.append(id) }
          }
        }
      }
      @Observable final class Model { var path: [Int] = [] }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          Text("Maps").onOpenURL { url in
            let parts = url.pathComponents
            ↓path.removeLast(path.count)
            for part in parts {
              if part.count > 1 { path.append(part) }
            }
          }
        }
      }
      """,
    ],
    clean: [
      """
      struct ContentView: View {
        @StateObject private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) { Text("Trails") }.onOpenURL { router.open($0) }
        }
      }
      final class Router: ObservableObject {
        @Published var path: [Int] = []
        var count = 0
        func goHome() { path.removeAll() }
        func note() { count = 0 }
        func open(_ url: URL) {
          note()
          guard let trail = Int(url.lastPathComponent) else { return }
          goHome()
          path.append(trail)
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          Text("Maps").onOpenURL { url in
            path.removeAll()
            for part in url.pathComponents { path.append(part) }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Songs") }
            .onOpenURL { url in
              guard url.host() == "song", let song = Int(url.lastPathComponent) else { return }
              path.removeAll()
              path.append(song)
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
              var new: [String] = ["first"]
              new.removeAll()
              for part in url.pathComponents where part != "/" { new.append(part) }
              path = new
            }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          Text("Shop").onOpenURL { url in
            if url.host() == "start" {
              path = []
              return
            }
            path = [url.lastPathComponent]
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        @State private var hints: [String] = []
        var body: some View {
          Button("Start again") {
            path.removeAll()
            guard hints.isEmpty else { return }
            hints = ["Look"]
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          Text("Clinic").onOpenURL { _ in
            path = []
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [URL] = []
        var body: some View {
          Text("Films").onOpenURL { url in
            path.removeAll()
            path.append(url)
          }
        }
      }
      """,
    ]
  )
}
