import NavUI
import SceneModel
import Testing

@Suite("Tab, TabSection and their modifiers")
@MainActor
struct TabTests {
  @Test("TV-01, TV-28: values select tabs, and the search tab has a value and a label")
  func selection() throws {
    let app = TestApp(ShopApp.self)
    #expect(tabs(of: app) == ["Home 3*", "Books?", "Films?", "Search?"])
    try app.tab("Search")
    #expect(tabs(of: app) == ["Home 3", "Books?", "Films?", "Search*"])
    #expect(app.labels == ["Selected search", "Home, please"])
    try app.tap("Home, please")
    #expect(app.focus[1].value == ".home")
  }

  @Test("TV-09: a visited tab keeps its depth")
  func depth() throws {
    let app = TestApp(ShopApp.self)
    try app.tap("Detail")
    try app.tab("Books")
    try app.tab("Home")
    #expect(app.titles == ["Home", "Detail"])
  }

  @Test("TV-21, TV-22: a hidden tab keeps its state, and selecting it by code is reported")
  func hidden() throws {
    let app = TestApp(HiddenApp.self)
    try app.tab("B")
    try app.tap("count 0")
    try app.tap("hide")
    #expect(app.focus[1].children.map(\.traits) == [[], [.selected, .hidden]])
    #expect(app.rules == ["hidden-tab-selected"])
    try app.tab("A")
    #expect(throws: Refusal.self) { try app.tab("B") }
    try app.tap("show")
    try app.tab("B")
    #expect(app.labels == ["count 1", "hide"])
  }

  @Test("TV-22: hiding an unselected tab, or selecting another at once, is not reported")
  func hiddenWithCare() throws {
    let app = TestApp(CarefulApp.self)
    try app.tab("B")
    try app.tap("hide")
    #expect(tabs(of: app) == ["A*", "B"])
    #expect(app.rules == [])
  }

  @Test("TV-23: an if around a tab destroys its state")
  func conditional() throws {
    let app = TestApp(ConditionalApp.self)
    try app.tab("B")
    try app.tap("count 0")
    try app.tab("A")
    try app.tap("toggle")
    #expect(tabs(of: app) == ["A*"])
    try app.tap("toggle")
    try app.tab("B")
    #expect(app.labels == ["count 0"])
  }

  @Test("TV-44: without a binding the first tab is selected, and taps switch")
  func ownSelection() throws {
    let app = TestApp(OwnApp.self)
    #expect(tabs(of: app) == ["One*", "2?", "3?", "Custom?"])
    try app.tab("3")
    #expect(app.labels == ["Page 3"])
    try app.tab("Custom")
    #expect(app.labels == ["Last"])
  }

  @Test("TV-07: a value also matches a selection of the optional type")
  func optional() throws {
    let app = TestApp(OptionalApp.self)
    #expect(tabs(of: app) == ["One?", "Two*"])
    try app.tab("One")
    #expect(tabs(of: app) == ["One*", "Two"])
  }

  @Test("TV-24, TV-25: a badge follows its number, even around a section")
  func badge() throws {
    let app = TestApp(BadgeApp.self)
    #expect(tabs(of: app) == ["A*", "B new?"])
    try app.tap("more")
    #expect(tabs(of: app) == ["A 1*", "B new?"])
  }

  private func tabs(of app: TestApp) -> [String] {
    app.focus[1].children.map { tab in
      (tab.label ?? "?") + (tab.badge.map { " \($0)" } ?? "")
        + (tab.traits.contains(.selected) ? "*" : "")
        + (tab.traits.contains(.unvisited) ? "?" : "")
    }
  }
}

private enum Place: Hashable {
  case home, books, films, search
}

private struct ShopApp: App {
  @State private var selection = Place.home

  var body: some Scene {
    WindowGroup {
      TabView(selection: $selection) {
        Tab("Home", systemImage: "house", value: .home) {
          NavigationStack {
            NavigationLink("Detail", value: 1)
              .navigationTitle("Home")
              .navigationDestination(for: Int.self) { _ in
                Text("Detail").navigationTitle("Detail")
              }
          }
        }
        .badge(3)
        TabSection("Library") {
          Tab("Books", systemImage: "book", value: Place.books) { Text("Books") }
          Tab("Films", image: "films", value: Place.films) { Text("Films") }
            .customizationID("films")
            .defaultVisibility(.hidden, for: .tabBar)
        }
        Tab(value: .search, role: .search) {
          Text("Selected search")
          Button("Home, please") { selection = .home }
        }
        .customizationBehavior(.disabled, for: .sidebar, .tabBar)
      }
      .tabViewStyle(.sidebarAdaptable)
    }
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Button("count \(count)") { count += 1 }
  }
}

private struct HiddenApp: App {
  @State private var selection = 0
  @State private var isHidden = false

  var body: some Scene {
    WindowGroup {
      TabView(selection: $selection) {
        Tab("A", systemImage: "a", value: 0) {
          Button("show") { isHidden = false }
        }
        Tab("B", systemImage: "b", value: 1) {
          Counter()
          Button("hide") { isHidden = true }
        }
        .hidden(isHidden)
      }
    }
  }
}

private struct CarefulApp: App {
  @State private var selection = 0
  @State private var isHidden = false

  var body: some Scene {
    WindowGroup {
      TabView(selection: $selection) {
        Tab("A", systemImage: "a", value: 0) { Text("Page A") }
        Tab("B", systemImage: "b", value: 1) {
          Button("hide") { isHidden = true }
        }
        .hidden(isHidden)
      }
      .onChange(of: isHidden) { selection = 0 }
    }
  }
}

private struct ConditionalApp: App {
  @State private var selection = 0
  @State private var isShown = true

  var body: some Scene {
    WindowGroup {
      TabView(selection: $selection) {
        Tab("A", systemImage: "a", value: 0) {
          Button("toggle") { isShown.toggle() }
        }
        if isShown {
          Tab("B", systemImage: "b", value: 1) { Counter() }
        }
      }
    }
  }
}

private struct OwnApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        Tab("One", systemImage: "1.circle") { Text("Page 1") }
        ForEach(2..<4) { number in
          Tab("\(number)", systemImage: "circle") { Text("Page \(number)") }
        }
        Tab {
          Text("Last")
        } label: {
          Label("Custom", systemImage: "star")
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    }
  }
}

private struct OptionalApp: App {
  @State private var selection: Int? = 2

  var body: some Scene {
    WindowGroup {
      TabView(selection: $selection) {
        Tab("One", systemImage: "1.circle", value: 1) { Text("Page 1") }
        Tab("Two", systemImage: "2.circle", value: 2) { Text("Page 2") }
      }
    }
  }
}

private struct BadgeApp: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup {
      TabView {
        Tab("A", systemImage: "a") {
          Button("more") { count += 1 }
        }
        .badge(count)
        TabSection {
          Tab("B", systemImage: "b") { Text("B") }
        } header: {
          Text("Section")
        }
        .badge("new")
      }
    }
  }
}
