import NavUI
import Testing

@Suite("Taps, layers, search and row actions")
@MainActor
struct ActionModifierTests {
  @Test("texts with a tap gesture are one button; among controls nothing changes")
  func tap() throws {
    let app = TestApp(TapApp.self)
    #expect(app.screen?.children.map(\.kind) == [.button, .text, .toggle, .text])
    try app.tap("Title, Detail")
    #expect(app.labels.last == "tapped 1")
  }

  @Test("layers add to the screen that the view inside fills")
  func layers() throws {
    let app = TestApp(LayerApp.self)
    #expect(app.focus.map(\.kind) == [.window, .navigationStack, .screen])
    #expect(app.labels == ["Behind", "Content", "In front", "Search", "Below"])
    try app.type("abc", into: "Search")
    #expect(app.labels[1] == "Content abc")
  }

  @Test("rows are deleted by their action, also after others are gone")
  func deletion() throws {
    let app = TestApp(RowsApp.self)
    #expect(app.labels == ["A", "B", "C"])
    try act("Delete", on: "A", in: app)
    #expect(app.labels == ["B", "C"])
    try act("Delete", on: "C", in: app)
    #expect(app.labels == ["B"])
  }

  @Test("the actions of a context menu and of a swipe stand in the row")
  func rowActions() throws {
    let app = TestApp(RowActionsApp.self)
    #expect(app.screen?.children.first?.children.map(\.label) == ["Copy", "Pin"])
    try act("Pin", on: "Row", in: app)
    #expect(app.labels == ["Row", "pinned"])
  }

  private func act(_ action: String, on row: String, in app: TestApp) throws {
    let row = try #require(app.screen?.children.first { $0.label == row })
    let button = try #require(row.children.first { $0.label == action })
    try app.perform(.tap, on: button.id)
  }
}

private struct TapApp: App {
  @State private var count = 0
  @State private var isOn = false

  var body: some Scene {
    WindowGroup {
      VStack {
        HStack {
          Image(systemName: "star")
          Text("Title")
          Text("Detail")
        }
        .onTapGesture { count += 1 }
        HStack {
          Text("Mixed")
          Toggle("Switch", isOn: $isOn)
        }
        .onTapGesture {}
        Text("tapped \(count)")
      }
    }
  }
}

private struct LayerApp: App {
  @State private var text = ""

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        Text(text.isEmpty ? "Content" : "Content \(text)")
          .overlay { Text("In front") }
          .background(alignment: .top) { Text("Behind") }
      }
      .searchable(text: $text)
      .safeAreaInset(edge: .bottom) { Text("Below") }
    }
  }
}

private struct RowsApp: App {
  @State private var rows = ["A", "B", "C"]

  var body: some Scene {
    WindowGroup {
      List {
        ForEach(rows, id: \.self) { Text($0) }
          .onDelete { rows.remove(atOffsets: $0) }
          .onMove { _, _ in }
      }
    }
  }
}

private struct RowActionsApp: App {
  @State private var text = "waits"

  var body: some Scene {
    WindowGroup {
      List {
        Text("Row")
          .contextMenu { Button("Copy") {} }
          .swipeActions { Button("Pin") { text = "pinned" } }
        Text(text)
      }
    }
  }
}
