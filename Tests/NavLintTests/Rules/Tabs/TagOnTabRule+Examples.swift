@testable import NavLint

extension TagOnTabRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      TabView(selection: $page) {
        Tab("Shop", systemImage: "bag") { Shop() }
          .↓tag(Page.shop)
      }
      """,
      """
      TabView(selection: $page) {
        Tab("Shop", systemImage: "bag") {
          Shop()
        }
        .badge(3)
        .↓tag(0)
        Tab("Cart", systemImage: "cart") {
          Cart()
        }
        .↓tag(1)
      }
      """,
      """
      TabView {
        TabSection("Music") {
          Tab("Songs", systemImage: "music.note") { Songs() }
            .↓tag("songs")
        }
      }
      """,
      """
      TabView(selection: $page) {
        if isOpen {
          Tab("Today", systemImage: "sun.max") { Today() }.↓tag(Page.today)
        }
      }
      """,
      """
      struct Root: View {
        @State private var page = 0
        var body: some View {
          TabView(selection: $page) {
            SwiftUI.Tab("Map", image: "map") { Text("Map") }
              .↓tag(page)
          }
          .tint(.green)
        }
      }
      """,
    ],
    clean: [
      """
      TabView(selection: $page) {
        Tab("Shop", systemImage: "bag", value: Page.shop) { Shop() }
      }
      """,
      """
      TabView(selection: $page) {
        Shop()
          .tabItem { Text("Shop") }
          .tag(Page.shop)
      }
      """,
      """
      TabView(selection: $page) {
        Tab("Shop", systemImage: "bag", value: 0) {
          Picker("Size", selection: $size) {
            Text("Small").tag(1)
            Text("Large").tag(2)
          }
        }
      }
      """,
      """
      struct Tab: View {
        let name: String
        var body: some View { Text(name) }
      }
      struct Root: View {
        var body: some View {
          TabView(selection: $page) {
            Tab(name: "Shop").tag(0)
          }
        }
      }
      """,
      """
      Picker("Pages", selection: $page) {
        Tab(name: "Shop").tag(0)
      }
      """,
    ]
  )
}
