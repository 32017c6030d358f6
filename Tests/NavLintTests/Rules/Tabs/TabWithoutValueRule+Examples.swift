@testable import NavLint

extension TabWithoutValueRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct Root: View {
        @State private var selected = 0
        var body: some View {
          TabView(selection: $selected) {
            ↓Home().tabItem { Label("Home", systemImage: "house") }
            Text("Shop").tabItem { Text("Shop") }
          }
        }
      }
      struct Home: View { var body: some View { Text("Home") } }
      """,
      """
      TabView(selection: $page) {
        Shop()
          .tabItem { Text("Shop") }
          .tag(Page.shop)
        ↓Cart()
          .tabItem { Text("Cart") }
      }
      """,
      """
      TabView(selection: $page) {
        ↓Tab("Shop", systemImage: "bag") { Shop() }
        ↓Tab("Cart", systemImage: "cart") { Cart() }
      }
      """,
      """
      TabView(selection: $page) {
        Tab("Songs", systemImage: "music.note", value: Page.songs) { Songs() }
        ↓Tab(role: .search) { SearchScreen() }
      }
      """,
      """
      TabView(selection: $router.page) {
        TabSection("Library") {
          Tab("Albums", systemImage: "square", value: 0) { Albums() }
          ↓Tab("Songs", systemImage: "music.note") { Songs() }
        }
      }
      """,
      """
      TabView(selection: $page) {
        ↓NavigationStack { Trails() }
          .tabItem { Label("Trails", systemImage: "map") }
        NavigationStack { Saved() }
          .tag(1)
          .tabItem { Label("Saved", systemImage: "star") }
      }
      """,
      """
      struct Root: View {
        @State private var page = 0
        private var home: some View {
          Text("Home").tabItem { Text("Home") }
        }
        var body: some View {
          TabView(selection: $page) {
            ↓home
            Text("Shop").tabItem { Text("Shop") }.tag(1)
          }
        }
      }
      """,
      """
      struct Root: View {
        @State private var page = 0
        @ViewBuilder func shop() -> some View {
          Text("Shop").tabItem { Text("Shop") }
        }
        var body: some View {
          TabView(selection: $page) {
            Text("Home").tabItem { Text("Home") }.tag(0)
            ↓shop()
          }
        }
      }
      """,
    ],
    clean: [
      """
      struct Root: View {
        @State private var selected = 0
        var body: some View {
          TabView(selection: $selected) {
            Home().tabItem { Label("Home", systemImage: "house") }
            Shop().tabItem { Text("Shop") }
          }
        }
      }
      struct Home: View { var body: some View { Text("Home").tag(0) } }
      struct Shop: View { var body: some View { Text("Shop").tag(1) } }
      """,
      """
      struct Root: View {
        @State private var page = 0
        private var home: some View {
          Text("Home").tabItem { Text("Home") }.tag(0)
        }
        private var shop: some View {
          Text("Shop").tabItem { Text("Shop") }
        }
        var body: some View {
          TabView(selection: $page) {
            home
            shop.tag(1)
            Text("Map").tabItem { Text("Map") }.tag(2)
          }
        }
      }
      """,
      """
      TabView {
        Tab("Shop", systemImage: "bag") { Shop() }
        Tab("Cart", systemImage: "cart") { Cart() }
      }
      """,
      """
      TabView(selection: $page) {
        Tab("Shop", systemImage: "bag", value: Page.shop) { Shop() }
        Tab("Search", systemImage: "magnifyingglass", value: Page.search, role: .search) { Search() }
      }
      """,
      """
      TabView(selection: $page) {
        ForEach(pages) { page in
          PageView(page: page)
            .tabItem { Text(page.title) }
        }
        Text("All").tabItem { Text("All") }.tag("all")
      }
      """,
      """
      TabView {
        Shop().tabItem { Text("Shop") }
        Cart().tabItem { Text("Cart") }
      }
      """,
      """
      struct Root: View {
        @State private var page = 0
        var body: some View {
          TabView(selection: $page) {
            Shop().tabItem { Text("Shop") }
            Cart().tabItem { Text("Cart") }.tag(1)
          }
        }
      }
      struct Shop: View {
        var body: some View { Text("Shop").tag(0) }
      }
      """,
      """
      TabView(selection: $page) {
        Tab("Shop", systemImage: "bag") { Shop() }
          .tag(Page.shop)
      }
      """,
    ]
  )
}
