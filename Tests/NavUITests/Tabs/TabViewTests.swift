import NavUI
import SceneModel
import Testing

@Suite("TabView", .serialized)
@MainActor
struct TabViewTests {
  @Test("TV-01: a tap writes the selection, and writing the selection switches tabs")
  func selection() throws {
    let app = TestApp(TabsApp.self)
    #expect(app.focus.map(\.kind) == [.window, .tabView, .tab, .navigationStack, .screen])
    #expect(tabs(of: app) == ["Home 3*", "Search?"])
    try app.tab("Search")
    #expect(tabs(of: app) == ["Home 3", "Search*"])
    #expect(app.labels == ["Selected: search", "Home, please"])
    try app.tap("Home, please")
    #expect(tabs(of: app) == ["Home 3*", "Search"])
  }

  @Test("TV-09: a visited tab keeps its depth")
  func depth() throws {
    let app = TestApp(TabsApp.self)
    try app.tap("Detail")
    try app.tab("Search")
    try app.tab("Home")
    #expect(app.titles == ["Home", "Detail"])
  }

  @Test("TV-10: appearing and disappearing follow the selection")
  func appearance() throws {
    let app = TestApp(TabsApp.self)
    #expect(log.entries == ["home appears"])
    try app.tab("Search")
    #expect(log.entries.sorted() == ["home appears", "home disappears", "search appears"])
  }

  @Test("a selection without a tab is reported")
  func missingTab() {
    let app = TestApp(LostApp.self)
    #expect(app.rules == ["selection-without-tab"])
  }

  @Test("tabs in a group work like any other tabs, even after updates")
  func group() throws {
    let app = TestApp(GroupApp.self)
    #expect(tabs(of: app) == ["Count 0*", "Other?"])
    try app.tap("more")
    #expect(tabs(of: app) == ["Count 1*", "Other?"])
  }

  private let log: Log

  init() {
    log = Log.shared
    log.entries = []
  }

  private func tabs(of app: TestApp) -> [String] {
    app.focus[1].children.map { tab in
      (tab.label ?? "?") + (tab.badge.map { " \($0)" } ?? "")
        + (tab.traits.contains(.selected) ? "*" : "")
        + (tab.traits.contains(.unvisited) ? "?" : "")
    }
  }
}

@MainActor
private final class Log {
  static let shared = Log()
  var entries: [String] = []
}

private enum Place: Hashable {
  case home
  case search
}

private struct TabsApp: App {
  @State private var selection = Place.home

  var body: some Scene {
    WindowGroup {
      TabView(selection: $selection) {
        NavigationStack {
          NavigationLink("Detail", value: 1)
            .navigationTitle("Home")
            .navigationDestination(for: Int.self) { _ in
              Text("Detail").navigationTitle("Detail")
            }
        }
        .onAppear { Log.shared.entries.append("home appears") }
        .onDisappear { Log.shared.entries.append("home disappears") }
        .tabItem { Label("Home", systemImage: "house") }
        .badge(3)
        .tag(Place.home)
        VStack {
          Text("Selected: \(String(describing: selection))")
          Button("Home, please") { selection = .home }
        }
        .tag(Place.search)
        .tabItem {
          Image(systemName: "magnifyingglass")
          Text("Search")
        }
        .onAppear { Log.shared.entries.append("search appears") }
      }
    }
  }
}

private struct LostApp: App {
  @State private var selection = 7

  var body: some Scene {
    WindowGroup {
      TabView(selection: $selection) {
        Text("One").tag(1)
      }
    }
  }
}

private struct GroupApp: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup {
      TabView {
        Group {
          Button("more") { count += 1 }.tabItem { Text("Count \(count)") }
        }
        Text("Other").tabItem { Text("Other") }
      }
    }
  }
}
