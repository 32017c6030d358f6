import NavUI
import SceneModel
import Testing

@Suite("the selection of a tab view")
@MainActor
struct TabSelectionTests {
  @Test("TV-02: a value that two tabs share selects the first tab, and is reported")
  func repeatedValue() throws {
    let app = TestApp(RepeatedApp.self)
    #expect(app.rules == ["repeated-tab-value"])
    try app.tab("Second")
    #expect(app.labels == ["First"])
  }

  @Test("TV-19: a selection without a tab is kept, shows no tab, and is reported")
  func unknownSelection() throws {
    let app = TestApp(NumberedTabsApp.self) { NumberedTabsApp(selection: 99) }
    #expect(app.focus.map(\.kind) == [.window, .tabView])
    #expect(app.focus[1].value == "99")
    #expect(app.rules == ["selection-without-tab"])
  }

  @Test("TV-19: pages that do not exist yet are not reported")
  func pagesToCome() throws {
    let app = TestApp(LoadedPagesApp.self)
    #expect(app.rules == [])
    try app.tap("Load")
    #expect(app.labels.contains("Page 0"))
    #expect(app.rules == [])
    try app.tap("Load another list")
    #expect(app.rules == ["selection-without-tab"])
  }

  @Test("TV-20: an optional selection that is nil shows the first tab, and stays nil")
  func optionalSelection() throws {
    let app = TestApp(OptionalApp.self)
    #expect(app.labels == ["selected 0"])
    #expect(app.rules == [])
    try app.tab("One")
    #expect(app.labels == ["selected 1"])
  }

  @Test("TV-38: paged tabs have the same selection")
  func pages() throws {
    let app = TestApp(NumberedTabsApp.self) { NumberedTabsApp(count: 3, isPaged: true) }
    try app.tab("Tab 2")
    #expect(app.titles == ["Page 2"])
    #expect(app.focus[1].value == "2")
  }

  @Test("TV-41: when the width changes the tabs, the app itself moves the selection")
  func width() throws {
    let app = TestApp(AdaptingApp.self)
    try app.tab("Detail")
    try app.tap("Make narrow")
    #expect(app.focus[1].children.map(\.label) == ["List"])
    #expect(app.titles == ["List", "Detail"])
    #expect(app.rules == [])
  }

  @Test("a disabled tab is selected only by code, and tests find a tab by its identifier")
  func disabled() throws {
    let app = TestApp(DisabledApp.self)
    #expect(app.focus[1].children.map(\.identifier) == [nil, "second"])
    #expect(app.focus[1].children.map(\.traits) == [[.selected], [.disabled, .unvisited]])
    #expect(throws: Refusal.self) { try app.tab("B") }
    try app.tap("Go")
    #expect(app.labels == ["B"])
  }
}

private struct RepeatedApp: App {
  @State private var selection = 1

  var body: some Scene {
    WindowGroup {
      TabView(selection: $selection) {
        Tab("First", systemImage: "1.circle", value: 1) { Text("First") }
        Tab("Second", systemImage: "2.circle", value: 1) { Text("Second") }
      }
    }
  }
}

private struct OptionalApp: App {
  @State private var selection: Int?

  var body: some Scene {
    WindowGroup {
      TabView(selection: $selection) {
        Tab("One", systemImage: "1.circle", value: 1) { Text("selected \(selection ?? 0)") }
        Tab("Two", systemImage: "2.circle", value: 2) { Text("Two") }
      }
    }
  }
}

private struct AdaptingApp: App {
  private enum Place: Hashable {
    case list, detail
  }

  @State private var selection = Place.list
  @State private var path: [Place] = []
  @State private var isWide = true

  var body: some Scene {
    WindowGroup {
      TabView(selection: $selection) {
        Tab("List", systemImage: "list.bullet", value: .list) {
          NavigationStack(path: $path) {
            Text("")
              .navigationTitle("List")
              .navigationDestination(for: Place.self) { _ in Text("").navigationTitle("Detail") }
          }
        }
        if isWide {
          Tab("Detail", systemImage: "doc", value: .detail) {
            Button("Make narrow") { isWide = false }
          }
        }
      }
      .onChange(of: isWide) {
        if selection == .detail {
          selection = .list
          path = [.detail]
        }
      }
    }
  }
}

private struct DisabledApp: App {
  @State private var selection = 0

  var body: some Scene {
    WindowGroup {
      TabView(selection: $selection) {
        Tab("A", systemImage: "a", value: 0) { Button("Go") { selection = 1 } }
        Tab("B", systemImage: "b", value: 1) { Text("B") }
          .disabled(true)
          .accessibilityIdentifier("second")
      }
    }
  }
}

private struct LoadedPagesApp: App {
  @State private var pages: [Int] = []
  @State private var selection = 0

  var body: some Scene {
    WindowGroup {
      VStack {
        Button("Load") { pages = [0, 1] }
        Button("Load another list") { pages = [7] }
        TabView(selection: $selection) {
          ForEach(pages, id: \.self) { Text("Page \($0)").tag($0) }
        }
        .tabViewStyle(.page)
      }
    }
  }
}
