import NavUI
import SceneModel
import Testing

@Suite("List selection")
@MainActor
struct ListSelectionTests {
  @Test("A tap selects the row by its tag, or else by its id")
  func optional() throws {
    let app = TestApp(OptionalSelectionApp.self)
    try app.tap("One")
    #expect(app.labels.contains("selected 1"))
    #expect(app.selected == ["One"])
    try app.tap("Ten")
    #expect(app.labels.contains("selected 10"))
    #expect(app.selected == ["Ten"])
    try app.tap("Nobody")
    #expect(app.selected == [])
  }

  @Test("A row whose tag is of another type cannot be selected")
  func wrongType() {
    let app = TestApp(OptionalSelectionApp.self)
    #expect(
      throws: Refusal(
        """
        This row's tag is of type String, and the selection of the list is of type Int, so a tap \
        does not select the row. Give the row a .tag(…) of the selection's type.
        """
      )
    ) { try app.tap("Wrong") }
  }

  @Test("NS-91: on a phone, a set selects any number of rows, but only in edit mode")
  func set() throws {
    let app = TestApp(SetSelectionApp.self)
    try app.tap("Row 1")
    #expect(app.selected == [])
    try app.tap("Edit")
    try app.tap("Row 1")
    try app.tap("Row 2")
    #expect(app.selected == ["Row 1", "Row 2"])
    try app.tap("Row 2")
    try app.tap("Done")
    try app.tap("Row 3")
    #expect(app.selected == ["Row 1"])
  }

  @Test("On a wide screen, a set selects the tapped row, or many rows in edit mode")
  func wideSet() throws {
    let app = TestApp(SetSelectionApp.self)
    app.resize(.regular)
    try app.tap("Row 1")
    try app.tap("Row 2")
    #expect(app.selected == ["Row 2"])
    try app.tap("Edit")
    try app.tap("Row 1")
    #expect(app.selected == ["Row 1", "Row 2"])
  }

  @Test("NS-91: in edit mode, a row with a link is selected and pushes nothing")
  func editedLinks() throws {
    let app = TestApp(EditedLinksApp.self)
    try app.tap("Edit")
    try app.tap("Row 1")
    try app.tap("Row 2")
    #expect(app.selected == ["Row 1", "Row 2"])
    #expect(app.titles == ["Rows"])
    try app.tap("Done")
    try app.tap("Row 1")
    #expect(app.titles == ["Rows", "Item 1"])
  }

  @Test("A required selection always has a row")
  func required() throws {
    let app = TestApp(RequiredSelectionApp.self)
    #expect(app.selected == ["b"])
    try app.tap("a")
    #expect(app.selected == ["a"])
  }

  @Test("NS-79: a selection and a destination for the same item cause a push")
  func selectionPushes() throws {
    let app = TestApp(PushingSelectionApp.self)
    try app.tap("Row 2")
    #expect(app.titles == ["Rows", "Item 2"])
    try app.back()
    #expect(app.selected == [])
  }

  @Test("A row with disabled selection stays unselected, and other rows are selected")
  func disabledSelection() throws {
    let app = TestApp(DisabledSelectionApp.self)
    #expect(
      throws: Refusal("This row cannot be selected, because of its .selectionDisabled() modifier.")
    ) { try app.tap("Row 1") }
    #expect(app.selected == [])
    try app.tap("Row 2")
    #expect(app.selected == ["Row 2"])
  }

  @Test("A header is not a row, and several texts in a row are one row")
  func rows() {
    let app = TestApp(RequiredSelectionApp.self)
    let kinds = app.screen?.children.map { "\($0.kind) \($0.label ?? "")" }
    #expect(kinds == ["text Letters", "row a", "row b", "row Ada, Lovelace"])
  }
}

private struct OptionalSelectionApp: App {
  var body: some Scene { WindowGroup { OptionalSelection() } }
}

private struct OptionalSelection: View {
  @State private var selection: Int?

  var body: some View {
    Text("selected \(selection ?? 0)")
    Button("Nobody") { selection = nil }
    List(selection: $selection) {
      ForEach([1], id: \.self) { _ in Text("One") }
      ForEach([2], id: \.self) { _ in
        HStack { Text("Ten") }.tag(10)
      }
      Text("Wrong").tag("ten")
    }
  }
}

private struct DisabledSelectionApp: App {
  var body: some Scene { WindowGroup { DisabledSelection() } }
}

private struct DisabledSelection: View {
  @State private var selection: Int?

  var body: some View {
    List(1...3, id: \.self, selection: $selection) { number in
      Text("Row \(number)").selectionDisabled(number == 1)
    }
  }
}

private struct SetSelectionApp: App {
  var body: some Scene { WindowGroup { SetSelection() } }
}

private struct SetSelection: View {
  @State private var selection: Set<Int> = []

  var body: some View {
    EditButton()
    List(1...3, id: \.self, selection: $selection) { Text("Row \($0)") }
  }
}

private struct EditedLinksApp: App {
  var body: some Scene { WindowGroup { NavigationStack { EditedLinks() } } }
}

private struct EditedLinks: View {
  @State private var selection: Set<Int> = []

  var body: some View {
    List(1...2, id: \.self, selection: $selection) { number in
      NavigationLink("Row \(number)", value: number)
    }
    .navigationTitle("Rows")
    .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("Item \($0)") }
    .toolbar { EditButton() }
  }
}

private struct RequiredSelectionApp: App {
  var body: some Scene { WindowGroup { RequiredSelection() } }
}

private struct RequiredSelection: View {
  @State private var selection = "b"

  var body: some View {
    List(selection: $selection) {
      Section("Letters") {
        ForEach(["a", "b"], id: \.self) { Text($0) }
        VStack {
          Text("Ada")
          Text("Lovelace")
        }
        .tag("c")
      }
    }
  }
}

private struct PushingSelectionApp: App {
  var body: some Scene { WindowGroup { NavigationStack { PushingSelection() } } }
}

private struct PushingSelection: View {
  @State private var selection: Int?

  var body: some View {
    List(1...3, id: \.self, selection: $selection) { Text("Row \($0)") }
      .navigationTitle("Rows")
      .navigationDestination(item: $selection) { Text("\($0)").navigationTitle("Item \($0)") }
  }
}
