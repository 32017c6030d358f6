import NavUI
import SceneModel
import SharedLists
import Testing

@Suite("Taps, layers, search and row actions")
@MainActor
struct ActionModifierTests {
  @Test("NS-89: a tap gesture keeps a view's kind, and works on each text and image")
  func tap() throws {
    let app = TestApp(TapApp.self)
    let children = try #require(app.screen?.children)
    #expect(children.map(\.kind) == [.image, .text, .text, .text, .toggle, .button, .text])
    for child in children.prefix(3) { try app.perform(.tap, on: child.id) }
    #expect(app.labels.last == "tapped 3")
    try app.perform(.tap, on: children[3].id)
    #expect(app.labels.last == "tapped 13")
    try app.perform(.tap, on: children[5].id)
    #expect(app.labels.last == "tapped 113")
    #expect(throws: Refusal.self) { try app.perform(.tap, on: children[6].id) }
  }

  @Test("NS-89: the innermost gesture gets the tap before a selection, and may be disabled")
  func nestedTaps() throws {
    let app = TestApp(NestedTapsApp.self)
    func element(_ label: String) throws -> Element {
      try #require(app.all.first { $0.label == label })
    }
    try app.perform(.tap, on: element("inner").id)
    try app.perform(.tap, on: element("outer").id)
    #expect(app.labels.first == "outer inner ")
    try app.perform(.tap, on: element("row").id)
    #expect(app.labels.first == "row outer inner ")
    #expect(app.selected == [])
    #expect(try element("off").traits == [.tappable, .disabled])
    #expect(try element("together").identifier == nil)
    try app.perform(.tap, on: element("first").id)
    #expect(app.labels.first == "named row outer inner ")
    #expect(try element("first").identifier == "named")
    #expect(try element("combined, words").traits == [.tappable])
    try app.perform(.tap, on: element("combined, words").id)
    #expect(app.labels.first == "all named row outer inner ")
  }

  @Test("layers are added to the screen that the inner view fills")
  func layers() throws {
    let app = TestApp(LayerApp.self)
    #expect(app.focus.map(\.kind) == [.window, .navigationStack, .screen])
    #expect(app.labels == ["Behind", "Content", "In front", "Search", "Below"])
    try app.type("abc", into: "Search")
    #expect(app.labels[1] == "Content abc")
  }

  @Test("rows are deleted by their action, even after others are gone")
  func deletion() throws {
    let app = TestApp(RowsApp.self)
    #expect(app.labels == ["A", "B", "C"])
    try swipe("A", in: app)
    try act("Delete", on: "A", in: app)
    #expect(app.labels == ["B", "C"])
    try swipe("C", in: app)
    try act("Delete", on: "C", in: app)
    #expect(app.labels == ["B"])
  }

  @Test("the actions of a context menu are listed in the row, and swipe actions after it")
  func rowActions() throws {
    let app = TestApp(RowActionsApp.self)
    #expect(app.screen?.children.first?.children.map(\.label) == ["Copy"])
    try swipe("Row", in: app)
    #expect(app.screen?.children.first?.children.map(\.label) == ["Copy", "Pin"])
    try act("Pin", on: "Row", in: app)
    #expect(app.labels == ["Row", "pinned"])
  }

  private func swipe(_ row: String, in app: TestApp) throws {
    let row = try #require(app.screen?.children.first { $0.label == row })
    try app.perform(.swipe(from: .trailing, isFull: false), on: row.id)
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
        .onTapGesture { count += 10 }
        Color.red.onTapGesture { count += 100 }
        Text("tapped \(count)")
      }
    }
  }
}

private struct NestedTapsApp: App {
  @State private var log = ""
  @State private var selection: String?

  var body: some Scene {
    WindowGroup {
      Text(log)
      VStack {
        Text("inner").onTapGesture { log = "inner " + log }
        Text("outer")
      }
      .onTapGesture { log = "outer " + log }
      List(selection: $selection) {
        Text("row").tag("a").gesture(TapGesture().onEnded { log = "row " + log })
      }
      Text("off").onTapGesture {}.disabled(true)
      VStack {
        Text("first")
        Text("together")
      }
      .onTapGesture { log = "named " + log }
      .accessibilityIdentifier("named")
      HStack {
        Text("combined")
        Text("words")
      }
      .onTapGesture { log = "all " + log }
      .accessibilityElement(children: .combine)
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
