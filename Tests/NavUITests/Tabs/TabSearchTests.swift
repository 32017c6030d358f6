import NavUI
import SceneModel
import Testing

@Suite("searching in tab views")
@MainActor
struct TabSearchTests {
  @Test("TV-26: the search of a tab view belongs to the tab for searching")
  func searchTab() throws {
    let app = TestApp(SearchApp.self)
    #expect(app.labels == ["Home"])
    try app.tab("Search")
    #expect(app.labels == ["Found: ", "Find"])
    try app.type("ada", into: "Find")
    #expect(app.labels == ["Found: ada", "Find"])
    try app.tab("Home")
    #expect(app.labels == ["Home"])
    try app.tab("Search")
    #expect(app.labels == ["Found: ada", "Find"])
  }

  @Test("TV-27: selecting the tab for searching does not begin a search")
  func activation() throws {
    let app = TestApp(SearchApp.self)
    try app.tab("Search")
    #expect(app.screen?.children.last?.traits == [])
    try app.type("ada", into: "Find")
    #expect(app.screen?.children.last?.traits == [.focused])
  }

  @Test("TV-26: without a search tab, the search is in every tab, and ends with the selection")
  func everyTab() throws {
    let app = TestApp(PlainApp.self)
    #expect(app.labels == ["A: ", "Find"])
    try app.type("ada", into: "Find")
    #expect(app.labels == ["A: ada", "Find"])
    try app.tab("B")
    #expect(app.labels == ["B: ", "Find"])
    try app.tab("A")
    #expect(app.labels == ["A: ", "Find"])
  }
}

private struct SearchApp: App {
  @State private var text = ""
  @State private var selection = 0

  var body: some Scene {
    WindowGroup {
      TabView(selection: $selection) {
        Tab("Home", systemImage: "house", value: 0) { Text("Home") }
        Tab(value: 1, role: .search) { Text("Found: \(text)") }
      }
      .searchable(text: $text, prompt: "Find")
      .tabViewSearchActivation(.automatic)
    }
  }
}

private struct PlainApp: App {
  @State private var text = ""

  var body: some Scene {
    WindowGroup {
      TabView {
        Tab("A", systemImage: "a") { Text("A: \(text)") }
        Tab("B", systemImage: "b") { Text("B: \(text)") }
      }
      .searchable(text: $text, prompt: "Find")
    }
  }
}
