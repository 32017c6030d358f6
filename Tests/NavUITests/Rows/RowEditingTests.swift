import NavUI
import SceneModel
import Testing

@Suite("Editing rows")
@MainActor
struct RowEditingTests {
  @Test("NS-90: a full swipe to the left deletes a row, and half a swipe shows Delete")
  func deletes() throws {
    let app = TestApp(EditingApp.self)
    try app.swipe("b", from: .trailing)
    #expect(app.names == ["a", "c", "d"])
    #expect(app.deletable == [])
    try app.swipe("a", from: .trailing, isFull: false)
    #expect(app.deletable == ["a"])
    try app.swipe("c", from: .trailing, isFull: false)
    #expect(app.deletable == ["c"])
    try app.move("a", by: 1)
    #expect(app.deletable == [])
    try app.swipe("c", from: .trailing, isFull: false)
    try app.tapAnywhere("Delete")
    #expect(app.names == ["a", "d"])
    #expect(app.deletable == [])
  }

  @Test("NS-90: in edit mode, each row has its own Delete")
  func deletesWhileEditing() throws {
    let app = TestApp(EditingApp.self)
    try app.tap("Edit")
    #expect(app.deletable == ["a", "b", "c", "d"])
    try app.tapAnywhere("Delete")
    #expect(app.deletable == ["b", "c", "d"])
    try app.tap("Done")
    #expect(app.deletable == [])
  }

  @Test("A row can be dragged only past existing rows")
  func moves() throws {
    let app = TestApp(EditingApp.self)
    try app.move("a", by: 2)
    #expect(app.names == ["b", "c", "a", "d"])
    try app.move("d", by: -3)
    #expect(app.names == ["d", "b", "c", "a"])
    #expect(throws: Refusal("The row cannot be dragged that far: it is row 2 of 4.")) {
      try app.move("b", by: 3)
    }
  }

  @Test("A row can be protected from deletion and from moving")
  func locked() throws {
    let app = TestApp(LockedRowsApp.self)
    #expect(throws: Refusal("A swipe to the left does nothing on this row.")) {
      try app.swipe("a", from: .trailing)
    }
    try app.swipe("b", from: .trailing)
    #expect(app.names == ["a", "c"])
    #expect(throws: Refusal.self) { try app.move("a", by: 1) }
    #expect(app.names == ["a", "c"])
  }

  @Test("NS-90: swipe actions replace deletion on their side, and appear after a swipe")
  func swipeActions() throws {
    let app = TestApp(SwipingApp.self)
    #expect(app.labels == ["flag none"] + ["a", "b"])
    try app.swipe("a", from: .leading)
    #expect(app.labels.first == "flag a")
    #expect(app.actions == [])
    try app.swipe("a", from: .trailing)
    #expect(app.actions == ["Archive", "More"])
    try app.tapAnywhere("More")
    #expect(app.actions == [])
    try app.swipe("b", from: .leading, isFull: false)
    #expect(app.actions == ["Flag"])
    #expect(app.labels.first == "flag a")
    try app.tapAnywhere("Flag")
    #expect(app.labels.first == "flag b")
    #expect(throws: Refusal("A swipe to the left does nothing on this row.")) {
      try app.swipe("flag b", from: .trailing)
    }
  }

  @Test("Edit actions of a list change the data behind the binding")
  func editActions() throws {
    let app = TestApp(EditActionsApp.self)
    try app.swipe("b", from: .trailing)
    try app.move("a", by: 1)
    #expect(app.names == ["c", "a"])
  }

  @Test("A selection menu's primary action runs when a row is tapped")
  func primaryAction() throws {
    let app = TestApp(PrimaryActionApp.self)
    try app.tap("2")
    #expect(app.labels.first == "opened 2")
    let row = app.screen?.children.first { $0.label == "2" }
    #expect(row?.children.compactMap(\.label) == ["Open"])
  }

  @Test("The edit button affects only its own screen")
  func editMode() throws {
    let app = TestApp(EditModeApp.self)
    try app.tap("Edit")
    #expect(app.labels.contains("editing"))
    try app.tap("Next")
    #expect(app.labels.contains("Edit"))
    try app.back()
    try app.tap("Done")
    #expect(app.labels.contains("not editing"))
  }
}

extension TestApp {
  /// The labels of one letter.
  fileprivate var names: [String] { labels.filter { $0.count == 1 } }

  /// The rows that show their Delete.
  fileprivate var deletable: [String] {
    screen?.children.filter { $0.children.contains { $0.label == "Delete" } }.compactMap(\.label)
      ?? []
  }

  /// The actions of rows that are on screen.
  fileprivate var actions: [String] {
    screen?.children.flatMap { $0.children.compactMap(\.label) } ?? []
  }

  fileprivate func swipe(
    _ label: String,
    from edge: HorizontalEdge,
    isFull: Bool = true
  ) throws {
    let row = try #require(screen?.children.first { $0.label == label })
    try perform(.swipe(from: edge, isFull: isFull), on: row.id)
  }

  fileprivate func move(_ label: String, by count: Int) throws {
    let row = try #require(screen?.children.first { $0.label == label })
    try perform(.move(by: count), on: row.id)
  }
}

private struct EditingApp: App {
  @State private var names = ["a", "b", "c", "d"]

  var body: some Scene {
    WindowGroup {
      EditButton()
      List {
        ForEach(names, id: \.self) { Text($0) }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }
}

private struct SwipingApp: App {
  var body: some Scene { WindowGroup { Swiping() } }
}

private struct Swiping: View {
  @State private var flag = "none"

  var body: some View {
    Text("flag \(flag)")
    List {
      ForEach(["a", "b"], id: \.self) { name in
        Text(name)
          .swipeActions(edge: .leading) {
            Button("Flag") { flag = name }
          }
          .swipeActions(allowsFullSwipe: false) {
            Button("Archive") {}
            Button("More") {}
          }
      }
      .onDelete { _ in }
    }
  }
}

private struct Named: Identifiable {
  let id: String
}

private struct EditActionsApp: App {
  @State private var names = ["a", "b", "c"].map { Named(id: $0) }

  var body: some Scene {
    WindowGroup {
      List($names, editActions: .all) { $name in Text(name.id) }
    }
  }
}

private struct PrimaryActionApp: App {
  var body: some Scene { WindowGroup { PrimaryAction() } }
}

private struct PrimaryAction: View {
  @State private var selection: Int?
  @State private var opened = 0

  var body: some View {
    Text("opened \(opened)")
    List(1...3, id: \.self, selection: $selection) { Text("\($0)") }
      .contextMenu(forSelectionType: Int.self) { _ in
        Button("Open") {}
      } primaryAction: {
        opened = $0.first ?? 0
      }
  }
}

private struct EditModeApp: App {
  var body: some Scene { WindowGroup { NavigationStack { EditModeScreen() } } }
}

private struct EditModeScreen: View {
  @Environment(\.editMode) private var editMode

  var body: some View {
    VStack {
      Text(editMode?.wrappedValue.isEditing == true ? "editing" : "not editing")
      NavigationLink("Next") { EditButton() }
    }
    .toolbar { EditButton() }
  }
}

private struct LockedRowsApp: App {
  var body: some Scene {
    WindowGroup { LockedRows() }
  }
}

private struct LockedRows: View {
  @State private var names = ["a", "b", "c"]

  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        Text(name).deleteDisabled(name == "a")
      }
      .onDelete { names.remove(atOffsets: $0) }
      .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      .moveDisabled(true)
    }
  }
}
