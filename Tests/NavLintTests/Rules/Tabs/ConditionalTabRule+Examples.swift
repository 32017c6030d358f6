@testable import NavLint

extension ConditionalTabRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      TabView {
        Tab("Shop", systemImage: "bag") { Shop() }
        ↓if showsOffers {
          Tab("Offers", systemImage: "percent") { Offers() }
        }
      }
      """,
      """
      TabView(selection: $page) {
        ↓if !isOffline && hasFriends {
          Tab("Friends", systemImage: "person.2", value: Page.friends) { Friends() }
            .badge(2)
        }
        Tab("Me", systemImage: "person", value: Page.me) { Me() }
      }
      """,
      """
      TabView {
        TabSection("Library") {
          ↓if settings.showsAlbums {
            Tab("Albums", systemImage: "square") { Albums() }
          }
        }
      }
      """,
      """
      struct Root: View {
        @AppStorage("map") private var showsMap = true
        var body: some View {
          TabView {
            Tab("Trails", systemImage: "figure.hiking") { Trails() }
            ↓if showsMap {
              Tab("Map", systemImage: "map") {
                if showsMap { Text("Map") }
              }
            }
          }
        }
      }
      """,
      """
      TabView {
        Tab("Today", systemImage: "sun.max") { Today() }
        ↓if count > 0 {
          Tab("Drafts", systemImage: "pencil") { Drafts() }
        }
        ↓if count > 10 {
          Tab("Archive", systemImage: "archivebox") { Archive() }
        }
      }
      """,
    ],
    clean: [
      """
      TabView {
        Tab("Shop", systemImage: "bag") { Shop() }
        Tab("Offers", systemImage: "percent") { Offers() }
          .hidden(!showsOffers)
      }
      """,
      """
      TabView {
        if isSignedIn {
          Tab("Me", systemImage: "person") { Me() }
        } else {
          Tab("Sign in", systemImage: "key") { SignIn() }
        }
      }
      """,
      """
      TabView {
        if #available(iOS 26, *) {
          Tab("New", systemImage: "sparkles") { New() }
        }
      }
      """,
      """
      TabView {
        if let user {
          Tab(user.name, systemImage: "person") { Profile(user: user) }
        }
      }
      """,
      """
      TabView {
        Tab("Shop", systemImage: "bag") {
          if isOpen {
            Text("Open")
          }
        }
      }
      """,
      """
      TabView {
        if showsOffers {
          Offers().tabItem { Text("Offers") }
        }
      }
      """,
    ]
  )
}
