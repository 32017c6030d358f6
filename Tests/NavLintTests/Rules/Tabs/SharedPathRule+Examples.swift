@testable import NavLint

extension SharedPathRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct Shop: View {
        @State private var path = NavigationPath()
        var body: some View {
          TabView {
            screen { Text("Home") }.tabItem { Text("Home") }
            ↓screen { Text("Cart") }.tabItem { Text("Cart") }
            Tab("Help", systemImage: "star") { ↓screen { Text("Help") } }
          }
        }
        private func screen<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
          NavigationStack(path: $path) { content() }
        }
      }
      """,
      """
      struct Shop: View {
        @StateObject private var router = Router()
        @State private var isPaying = false
        var body: some View {
          NavigationStack(path: $router.path) { Button("Pay") { isPaying = true } }
            .sheet(isPresented: $isPaying) {
              NavigationStack(path: ↓$router.path) { Text("Pay") }
            }
        }
      }
      final class Router: ObservableObject { @Published var path: [Int] = [] }
      """,
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
      """
      struct Root: View {
        @State private var path = NavigationPath()
        var body: some View {
          TabView {
            ForEach(Page.allCases) { page in
              NavigationStack(path: ↓$path) { page.screen }
                .tabItem { Text(page.title) }
            }
          }
        }
      }
      """,
      """
      @MainActor @Observable final class Router { var path: [Int] = [] }
      struct Home: View {
        @Environment(Router.self) private var router
        var body: some View {
          @Bindable var bound = router
          NavigationStack(path: $bound.path) { Text("Home") }
        }
      }
      struct Shop: View {
        @Environment(Router.self) private var router
        var body: some View {
          @Bindable var router = router
          NavigationStack(path: $router.path) { Text("Shop") }
        }
      }
      struct Root: View {
        @State private var router = Router()
        var body: some View {
          TabView {
            Home().tabItem { Text("Home") }
            ↓Shop().tabItem { Text("Shop") }
          }
          .environment(router)
        }
      }
      """,
      """
      @MainActor final class Router: ObservableObject { @Published var path: [Int] = [] }
      struct Home: View {
        @ObservedObject var router: Router
        var body: some View { NavigationStack(path: $router.path) { Text("Home") } }
      }
      struct Shop: View {
        @ObservedObject var navigation: Router
        var body: some View { NavigationStack(path: $navigation.path) { Text("Shop") } }
      }
      struct Root: View {
        @StateObject private var router = Router()
        var body: some View {
          TabView {
            Tab("Home", systemImage: "house") { Home(router: router) }
            Tab("Shop", systemImage: "cart") { ↓Shop(navigation: router) }
          }
        }
      }
      """,
      """
      @MainActor final class Navigation: ObservableObject {
        static let shared = Navigation()
        @Published var path: [Int] = []
      }
      struct Home: View {
        @ObservedObject var navigation = Navigation.shared
        var body: some View { NavigationStack(path: $navigation.path) { Text("Home") } }
      }
      struct Shop: View {
        @StateObject private var state = Navigation.shared
        var body: some View { NavigationStack(path: $state.path) { Text("Shop") } }
      }
      struct Root: View {
        var body: some View {
          TabView {
            Home().tabItem { Text("Home") }
            ↓Shop().tabItem { Text("Shop") }
          }
        }
      }
      """,
      """
      final class Router: ObservableObject { @Published var path = NavigationPath() }
      struct Root: View {
        @StateObject private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) { Text("Shop") }
            .sheet(isPresented: .constant(false)) { Settings() }
            .environmentObject(router)
        }
      }
      // file: Settings.swift
      struct Settings: View {
        @EnvironmentObject private var router: Router
        var isClosable = true
        var body: some View {
          if isClosable {
            NavigationStack(path: ↓$router.path) { Text("Settings") }
          }
        }
      }
      """,
      """
      @Observable final class Router { var path: [Int] = [] }
      struct Root: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) { Text("Shop") }.environment(router)
        }
      }
      struct Basket: View {
        @Environment(Router.self) private var router
        var body: some View {
          @Bindable var router = router
          NavigationStack(path: ↓$router.path) { Text("Basket") }
        }
      }
      """,
    ],
    clean: [
      """
      struct Shop: View {
        @State private var home = NavigationPath()
        @State private var cart = NavigationPath()
        @State private var help = NavigationPath()
        var body: some View {
          TabView {
            screen($home) { Text("Home") }.tabItem { Text("Home") }
            screen($cart) { Text("Cart") }.tabItem { Text("Cart") }
            helpScreen().tabItem { Text("Help") }
          }
        }
        private func screen<Content: View>(
          _ path: Binding<NavigationPath>,
          @ViewBuilder _ content: () -> Content
        ) -> some View {
          NavigationStack(path: path) { content() }
        }
        private func helpScreen() -> some View { NavigationStack(path: $help) { Text("Help") } }
      }
      """,
      """
      struct Shop: View {
        @StateObject private var router = Router()
        @State private var isPaying = false
        var body: some View {
          NavigationStack(path: $router.path) { Button("Pay") { isPaying = true } }
            .sheet(isPresented: $isPaying) {
              NavigationStack(path: $router.sheetPath) { Text("Pay") }
            }
        }
      }
      final class Router: ObservableObject {
        @Published var path: [Int] = []
        @Published var sheetPath: [Int] = []
      }
      """,
      """
      final class Router: ObservableObject { @Published var path = NavigationPath() }
      struct Root: View {
        @StateObject private var router = Router()
        @State private var isMember = false
        var body: some View {
          Group {
            if isMember {
              NavigationStack(path: $router.path) { Text("Shop") }
            } else {
              Welcome()
            }
          }
          .environmentObject(router)
        }
      }
      struct Welcome: View {
        @EnvironmentObject private var router: Router
        var body: some View { NavigationStack(path: $router.path) { Text("Welcome") } }
      }
      """,
      """
      final class Router: ObservableObject { @Published var path = NavigationPath() }
      struct Shop: View {
        @StateObject private var router = Router()
        var body: some View { NavigationStack(path: $router.path) { Text("Shop") } }
      }
      struct Account: View {
        @StateObject private var router = Router()
        var body: some View { Orders().environmentObject(router) }
      }
      struct Orders: View {
        @EnvironmentObject private var router: Router
        var body: some View { NavigationStack(path: $router.path) { Text("Orders") } }
      }
      """,
      """
      struct Root: View {
        @State private var paths: [Page: NavigationPath] = [:]
        var body: some View {
          TabView {
            ForEach(Page.allCases) { page in
              NavigationStack(path: $paths[page]) { page.screen }
                .tabItem { Text(page.title) }
            }
          }
        }
      }
      """,
      """
      struct Root: View {
        @State private var routers: [Router]
        var body: some View {
          TabView {
            ForEach($routers) { $router in
              NavigationStack(path: $router.path) { Text(router.title) }
                .tabItem { Text(router.title) }
            }
          }
        }
      }
      """,
      """
      struct Root: View {
        @State private var path = NavigationPath()
        @State private var tab = Page.home
        var body: some View {
          TabView(selection: $tab) {
            ForEach(Page.allCases) { page in
              if page == .home {
                NavigationStack(path: $path) { Text("Home") }.tag(page)
              } else {
                Text(page.title).tag(page)
              }
            }
          }
        }
      }
      """,
      """
      @MainActor final class Router: ObservableObject { @Published var path: [Int] = [] }
      struct Home: View {
        @ObservedObject var router: Router
        var body: some View { NavigationStack(path: $router.path) { Text("Home") } }
      }
      struct Shop: View {
        @ObservedObject var router: Router
        var body: some View { NavigationStack(path: $router.path) { Text("Shop") } }
      }
      struct Root: View {
        @StateObject private var home = Router()
        @StateObject private var shop = Router()
        var body: some View {
          TabView {
            Home(router: home).tabItem { Text("Home") }
            Shop(router: shop).tabItem { Text("Shop") }
          }
        }
      }
      """,
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
