@testable import NavLint

extension RepeatedTabValueRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      TabView(selection: $page) {
        Tab("Albums", systemImage: "square", value: 0) { Albums() }
        Tab("Songs", systemImage: "music.note", value: ↓0) { Songs() }
      }
      """,
      """
      TabView(selection: $page) {
        Tab("Albums", systemImage: "square", value: Page.albums) { Albums() }
        Tab("Songs", systemImage: "music.note", value: Page.songs) { Songs() }
        Tab("Radio", systemImage: "radio", value: ↓Page.songs) { Radio() }
      }
      """,
      """
      TabView(selection: $page) {
        Albums().tabItem { Text("Albums") }.tag("music")
        Songs().tabItem { Text("Songs") }.tag(↓"music")
      }
      """,
      """
      TabView(selection: $page) {
        Tab("Albums", systemImage: "square", value: .albums) { Albums() }
        TabSection("More") {
          Tab("Songs", systemImage: "music.note", value: ↓Page.albums) { Songs() }
        }
      }
      """,
      """
      TabView(selection: $router.page) {
        Albums().tag(1).tabItem { Text("Albums") }
        Songs().tag(↓1).tabItem { Text("Songs") }
        Radio().tag(↓1).tabItem { Text("Radio") }
      }
      .tint(.red)
      """,
    ],
    clean: [
      """
      TabView(selection: $page) {
        Tab("Albums", systemImage: "square", value: 0) { Albums() }
        Tab("Songs", systemImage: "music.note", value: 1) { Songs() }
      }
      """,
      """
      TabView(selection: $page) {
        if isWide {
          Tab("Albums", systemImage: "square", value: Page.albums) { WideAlbums() }
        } else {
          Tab("Albums", systemImage: "square", value: Page.albums) { Albums() }
        }
      }
      """,
      """
      TabView(selection: $page) {
        Tab(first.name, systemImage: "1.circle", value: first.id) { Albums() }
        Tab(second.name, systemImage: "2.circle", value: second.id) { Songs() }
      }
      """,
      """
      TabView(selection: $page) {
        Tab("Albums", systemImage: "square", value: 0) {
          TabView(selection: $inner) {
            Tab("New", systemImage: "star", value: 0) { New() }
          }
        }
      }
      """,
      """
      Picker("Page", selection: $page) {
        Text("Albums").tag(0)
        Text("Songs").tag(0)
      }
      """,
      """
      TabView(selection: $page) {
        Tab("One", systemImage: "1.circle", value: next()) { One() }
        Tab("Two", systemImage: "2.circle", value: next()) { Two() }
      }
      """,
    ]
  )
}
