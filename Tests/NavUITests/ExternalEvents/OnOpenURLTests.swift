import NavUI
import SceneModel
import Testing

@Suite("onOpenURL")
@MainActor
struct OnOpenURLTests {
  private struct Home: View {
    let journal: Journal
    @State private var tab = "home"
    @State private var path: [String] = []
    @State private var isSheetShown = false

    var body: some View {
      TabView(selection: $tab) {
        NavigationStack(path: $path) {
          Button("Sheet") { isSheetShown = true }
            .navigationTitle("Home")
            .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
            .onOpenURL { journal.note("inner \($0)") }
        }
        .sheet(isPresented: $isSheetShown) {
          Text("In the sheet").onOpenURL { journal.note("sheet \($0)") }
        }
        .tabItem { Text("Home") }
        .tag("home")
        Text("Settings")
          .onOpenURL { journal.note("settings \($0)") }
          .tabItem { Text("Settings") }
          .tag("settings")
      }
      .onOpenURL { url in
        journal.note("outer \(url)")
        guard let name = url.host else { return }
        tab = "home"
        isSheetShown = false
        path = [name]
      }
    }
  }

  private struct HomeApp: App {
    let journal: Journal

    init() { self.init(journal: Journal()) }

    init(journal: Journal) { self.journal = journal }

    var body: some Scene {
      WindowGroup { Home(journal: journal) }
    }
  }

  private let journal = Journal()
  private let app: TestApp

  init() {
    let journal = journal
    app = TestApp(HomeApp.self) { HomeApp(journal: journal) }
  }

  @Test("DL-01, DL-02: URLs of a custom scheme and universal links both arrive")
  func kinds() throws {
    try app.open("shop://bread")
    #expect(app.titles == ["Home", "bread"])
    try app.open("https://example.com/x")
    #expect(app.titles == ["Home", "example.com"])
  }

  @Test("DL-05: every built view receives the URL, inner views first")
  func order() throws {
    try app.open("shop://bread")
    #expect(journal.entries == ["inner shop://bread", "outer shop://bread"])
  }

  @Test("DL-04: a view in an unopened tab or a closed sheet receives nothing")
  func unbuilt() throws {
    try app.tap("Sheet")
    try app.open("shop://one")
    #expect(journal.entries.contains("sheet shop://one"))
    try app.tab("Settings")
    _ = journal.read()
    try app.open("shop://two")
    #expect(
      Set(journal.entries) == ["inner shop://two", "outer shop://two", "settings shop://two"]
    )
  }

  @Test("DL-09: a link that sets tab, sheet and path leads to the same place each time")
  func idempotent() throws {
    try app.tap("Sheet")
    try app.open("shop://bread")
    try app.open("shop://bread")
    #expect(app.titles == ["Home", "bread"])
    #expect(!app.focus.contains { $0.kind == .sheet })
  }

  @Test("DL-10: a meaningless link changes nothing")
  func invalid() throws {
    try app.open("shop://bread")
    try app.open("shop:")
    #expect(app.titles == ["Home", "bread"])
  }

  @Test("a link brings an app from the background to the screen")
  func fromBackground() throws {
    try app.background()
    try app.open("shop://bread")
    #expect(app.runtime.phase == .active)
    #expect(app.titles == ["Home", "bread"])
  }

  private struct Deaf: App {
    var body: some Scene {
      WindowGroup { Text("Nothing here") }
    }
  }

  @Test("DL-32: an app without a handler receives nothing")
  func noHandler() {
    let app = TestApp(Deaf.self)
    #expect(throws: Refusal.self) { try app.open("shop://bread") }
  }
}
