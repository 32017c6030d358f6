import NavUI
import Testing

@Suite("screens of a collapsed split view, and detail links")
@MainActor
struct CollapsedScreenTests {
  @Test("NS-65: dismiss removes a collapsed detail column, and does nothing beside the sidebar")
  func dismiss() throws {
    let app = TestApp(ShelfApp.self)
    try app.tap("Book 2")
    try app.tap("Put back")
    #expect(app.titles == ["Shelf"])
    try app.tap("Book 2")
    app.resize(.regular)
    try app.tapAnywhere("Put back")
    #expect(app.columns == [["Shelf"], ["Book 2"]])
  }

  @Test("NS-78: in a stack, a detail link works like any other link")
  func detailLinks() throws {
    for label in ["Detail", "No detail", "Unsaid"] {
      let app = TestApp(DetailLinksApp.self)
      try app.tap(label)
      #expect(app.titles == ["Start", label])
    }
  }
}

private struct DetailLinksApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        VStack {
          NavigationLink("Detail") { Text("").navigationTitle("Detail") }.isDetailLink(true)
          NavigationLink("No detail") { Text("").navigationTitle("No detail") }
            .isDetailLink(false)
          NavigationLink("Unsaid") { Text("").navigationTitle("Unsaid") }
        }
        .navigationTitle("Start")
      }
    }
  }
}
