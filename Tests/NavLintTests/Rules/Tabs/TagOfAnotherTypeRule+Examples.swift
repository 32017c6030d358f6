@testable import NavLint

extension TagOfAnotherTypeRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct Root: View {
        @State private var page = "0"
        var body: some View {
          TabView(selection: $page) {
            Albums().tabItem { Text("Albums") }.tag(↓0)
            Songs().tabItem { Text("Songs") }.tag(↓1)
          }
        }
      }
      """,
      """
      enum Page { case albums, songs }
      struct Root: View {
        @State private var page = 0
        var body: some View {
          TabView(selection: $page) {
            Albums().tabItem { Text("Albums") }.tag(↓Page.albums)
            Songs().tabItem { Text("Songs") }.tag(1)
          }
        }
      }
      """,
      """
      enum Page: Int { case albums, songs }
      struct Root: View {
        @State private var page: Page = .albums
        var body: some View {
          TabView(selection: $page) {
            Albums().tag(↓Page.albums.rawValue).tabItem { Text("Albums") }
            Songs().tag(Page.songs).tabItem { Text("Songs") }
          }
        }
      }
      """,
      """
      enum Page { case albums, songs }
      @Observable final class Router {
        var page: Page? = .albums
      }
      struct Root: View {
        @Bindable var router: Router
        var body: some View {
          TabView(selection: $router.page) {
            Albums().tabItem { Text("Albums") }.tag(↓"albums")
          }
        }
      }
      """,
      """
      struct Root: View {
        @Binding var page: Int
        var body: some View {
          TabView(selection: $page) {
            Albums().tabItem { Text("Albums") }.tag(↓"0")
          }
        }
      }
      """,
      """
      enum Page { case home, shop }
      struct Root: View {
        @State private var page = Page.home
        var body: some View {
          TabView(selection: $page) {
            Text("Home").tabItem { Text("Home") }.tag(↓0)
            Text("Shop").tabItem { Text("Shop") }.tag(Page.shop)
          }
        }
      }
      """,
    ],
    clean: [
      """
      enum Page { case home, shop }
      struct Root: View {
        @State private var page = Page.home
        var body: some View {
          TabView(selection: $page) {
            Text("Home").tabItem { Text("Home") }.tag(Page.home)
            Text("Shop").tabItem { Text("Shop") }.tag(Page.shop)
          }
        }
      }
      """,
      """
      struct Root: View {
        @State private var page = 0
        var body: some View {
          TabView(selection: $page) {
            Albums().tabItem { Text("Albums") }.tag(0)
            Songs().tabItem { Text("Songs") }.tag(1)
          }
        }
      }
      """,
      """
      enum Page { case albums, songs }
      struct Root: View {
        @State private var page: Page? = .albums
        var body: some View {
          TabView(selection: $page) {
            Albums().tabItem { Text("Albums") }.tag(Page.albums)
            Songs().tabItem { Text("Songs") }.tag(Page.songs)
          }
        }
      }
      """,
      """
      typealias PageID = String
      struct Root: View {
        @State private var page: PageID = "albums"
        var body: some View {
          TabView(selection: $page) {
            Albums().tabItem { Text("Albums") }.tag("albums")
          }
        }
      }
      """,
      """
      enum Page: String { case albums, songs }
      struct Root: View {
        @AppStorage("page") private var page = "albums"
        var body: some View {
          TabView(selection: $page) {
            Albums().tabItem { Text("Albums") }.tag(Page.albums.rawValue)
          }
        }
      }
      """,
      """
      struct Root: View {
        @State private var page = "albums"
        var body: some View {
          TabView(selection: $page) {
            Picker("Order", selection: $order) {
              Text("Name").tag(0)
            }
            .tabItem { Text("Albums") }
            .tag("albums")
          }
        }
      }
      """,
      """
      struct Root: View {
        @State private var page: UUID?
        var body: some View {
          TabView(selection: $page) {
            ForEach(albums) { album in
              AlbumView(album).tabItem { Text(album.name) }.tag(album.id)
            }
          }
        }
      }
      """,
    ]
  )
}
