@testable import NavLint

extension SharedPathRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      TabView {
        NavigationStack(path: $path) { Trails() }.tabItem { Text("Trails") }
        NavigationStack(path: ↓$path) { Saved() }.tabItem { Text("Saved") }
      }
      """,
      """
      TabView(selection: $router.tab) {
        Tab("Trails", systemImage: "map", value: 0) {
          NavigationStack(path: $router.path) { Trails() }
        }
        Tab("Saved", systemImage: "star", value: 1) {
          NavigationStack(path: ↓$router.path) { Saved() }
        }
        Tab("Me", systemImage: "person", value: 2) {
          NavigationStack(path: ↓$router.path) { Me() }
        }
      }
      """,
      """
      struct Root: View {
        @State private var path = NavigationPath()
        var body: some View {
          TabView {
            trails.tabItem { Text("Trails") }
            saved.tabItem { Text("Saved") }
          }
        }
        private var trails: some View {
          NavigationStack(path: $path) { Trails() }
        }
        private var saved: some View {
          NavigationStack(path: ↓$path) { Saved() }
        }
      }
      """,
      """
      NavigationSplitView {
        NavigationStack(path: $path) { Folders() }
      } detail: {
        NavigationStack(path: ↓$path) { Messages() }
      }
      """,
      """
      TabView {
        NavigationStack(path: $path) {
          List { Text("Ridge") }
        }
        .tabItem { Label("Trails", systemImage: "map") }
        .tag(0)
        VStack {
          Banner()
          NavigationStack(path: ↓$path) { Saved() }
        }
        .tabItem { Label("Saved", systemImage: "star") }
        .tag(1)
      }
      """,
      """
      @MainActor final class Router: ObservableObject { @Published var path = NavigationPath() }
      struct Tabs: View {
        @StateObject private var router = Router()
        var body: some View {
          TabView {
            Songs().tabItem { Text("Songs") }
            ↓Bands().tabItem { Text("Bands") }
          }
          .environmentObject(router)
        }
      }
      // file: Songs.swift
      struct Songs: View {
        @EnvironmentObject private var router: Router
        var body: some View {
          NavigationStack(path: $router.path) { Text("Songs") }
        }
      }
      // file: Bands.swift
      struct Bands: View {
        @EnvironmentObject private var router: Router
        var body: some View {
          NavigationStack(path: $router.path) { Text("Bands") }
        }
      }
      """,
      """
      struct Root: View {
        @State private var path: [Int] = []
        var body: some View {
          TabView {
            Page(title: "One", path: $path).tabItem { Text("One") }
            ↓Page(title: "Two", path: $path).tabItem { Text("Two") }
          }
        }
      }
      struct Page: View {
        let title: String
        @Binding var path: [Int]
        var body: some View { NavigationStack(path: $path) { Text(title) } }
      }
      """,
    ],
    clean: [
      """
      struct Root: View {
        @State private var first: [Int] = []
        @State private var second: [Int] = []
        var body: some View {
          TabView {
            Page(title: "One", path: $first).tabItem { Text("One") }
            Page(title: "Two", path: $second).tabItem { Text("Two") }
          }
        }
      }
      struct Page: View {
        let title: String
        @Binding var path: [Int]
        var body: some View { NavigationStack(path: $path) { Text(title) } }
      }
      """,
      """
      TabView {
        NavigationStack(path: $trailPath) { Trails() }.tabItem { Text("Trails") }
        NavigationStack(path: $savedPath) { Saved() }.tabItem { Text("Saved") }
      }
      """,
      """
      TabView {
        if isWide {
          NavigationStack(path: $path) { Trails() }.tabItem { Text("Trails") }
        } else {
          NavigationStack(path: $path) { SmallTrails() }.tabItem { Text("Trails") }
        }
      }
      """,
      """
      struct Root: View {
        @State private var path: [String] = []
        var body: some View {
          if isWide {
            NavigationStack(path: $path) { Wide() }
          } else {
            NavigationStack(path: $path) { Narrow() }
          }
        }
      }
      """,
      """
      TabView {
        NavigationStack { Trails() }.tabItem { Text("Trails") }
        NavigationStack { Saved() }.tabItem { Text("Saved") }
      }
      """,
      """
      struct Trails: View {
        @State private var path: [String] = []
        var body: some View { NavigationStack(path: $path) { Text("Trails") } }
      }
      struct Saved: View {
        @State private var path: [String] = []
        var body: some View { NavigationStack(path: $path) { Text("Saved") } }
      }
      """,
      """
      TabView {
        NavigationStack(path: $paths[0]) { Trails() }.tabItem { Text("Trails") }
        NavigationStack(path: $paths[1]) { Saved() }.tabItem { Text("Saved") }
      }
      """,
      """
      @MainActor final class Router: ObservableObject { @Published var path = NavigationPath() }
      struct Tabs: View {
        @StateObject private var songs = Router()
        @StateObject private var bands = Router()
        var body: some View {
          TabView {
            Songs().environmentObject(songs).tabItem { Text("Songs") }
            Bands().environmentObject(bands).tabItem { Text("Bands") }
          }
        }
      }
      struct Songs: View {
        @EnvironmentObject private var router: Router
        var body: some View {
          NavigationStack(path: $router.path) { Text("Songs") }
        }
      }
      struct Bands: View {
        @EnvironmentObject private var router: Router
        var body: some View {
          NavigationStack(path: $router.path) { Text("Bands") }
        }
      }
      """,
    ]
  )
}
