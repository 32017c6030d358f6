@testable import NavLint

extension RetapInOnChangeRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      TabView(selection: $page) { Pages() }
        .onChange(of: page) { old, new in
          if ↓old == new { path = [] }
        }
      """,
      """
      TabView(selection: $router.tab) { Pages() }
        .onChange(of: router.tab) { oldTab, newTab in
          if ↓newTab == oldTab {
            router.popToRoot()
          }
        }
      """,
      """
      TabView(selection: $page) { Pages() }
        .onChange(of: page) {
          if ↓$0 == $1 { scrollsToTop = true }
        }
      """,
      """
      struct Root: View {
        @State private var page = 0
        @State private var path: [String] = []
        var body: some View {
          TabView(selection: $page) { Pages() }
            .onChange(of: page, initial: false) { (before, after) in
              guard ↓before == after else { return }
              path.removeAll()
            }
        }
      }
      """,
      """
      TabView(selection: $page) { Pages() }
        .tint(.green)
        .onChange(of: page) { old, new in
          if new == .home, ↓old == new {
            homePath = []
          }
        }
      """,
    ],
    clean: [
      """
      TabView(selection: $page) { Pages() }
        .onChange(of: page) { old, new in
          if new == .home { path = [] }
        }
      """,
      """
      TabView(selection: $page) { Pages() }
        .onChange(of: page) { old, new in
          if old == new { return }
          save(new)
        }
      """,
      """
      TextField("Name", text: $name)
        .onChange(of: name) { old, new in
          if old == new { count += 1 }
        }
      """,
      """
      TabView(selection: Binding(get: { page }, set: { new in
        if new == page { path = [] }
        page = new
      })) { Pages() }
      """,
      """
      TabView(selection: $page) { Pages() }
        .onChange(of: page) { old, new in
          if old != new { visits += 1 }
        }
      """,
      """
      TabView(selection: $page) { Pages() }
        .onChange(of: size) { old, new in
          if old == new { count += 1 }
        }
      """,
    ]
  )
}
