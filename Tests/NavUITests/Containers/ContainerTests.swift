import NavUI
import Testing

@Suite("Grids, boxes and other containers")
@MainActor
struct ContainerTests {
  @Test("containers show their contents, in order")
  func order() {
    let app = TestApp(ContainerApp.self)
    #expect(
      app.labels == [
        "In a grid", "In a row", "Version", "1.0", "Box", "In a box", "393 wide",
        "Nothing here", "Try later", "Retry", "No Results for “x”",
        "Check the spelling or try a new search.", "Edit",
      ]
    )
  }

  @Test("the edit button names its next action")
  func edit() throws {
    let app = TestApp(ContainerApp.self)
    try app.tap("Edit")
    #expect(app.labels.last == "Done")
  }
}

private struct ContainerApp: App {
  var body: some Scene {
    WindowGroup {
      ScrollViewReader { _ in
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { Text("In a grid") }
        Grid {
          GridRow { Text("In a row") }
        }
        LabeledContent("Version", value: "1.0")
        GroupBox("Box") { Text("In a box") }
        GeometryReader { Text("\(Int($0.size.width)) wide") }
        ContentUnavailableView {
          Label("Nothing here", systemImage: "tray")
        } description: {
          Text("Try later")
        } actions: {
          Button("Retry") {}
        }
        ContentUnavailableView.search(text: "x")
        EditButton()
      }
    }
  }
}
