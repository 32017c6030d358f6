import NavUI
import SceneModel
import Testing

@Suite("the life of a sheet")
@MainActor
struct SheetLifeTests {
  @Test("SH-03, SH-04: another item closes the sheet, calls onDismiss, and presents a new sheet")
  func otherItem() throws {
    let journal = Journal()
    let app = TestApp(ItemApp.self) { ItemApp(journal: journal) }
    try app.tap("Open 1")
    #expect(journal.read() == ["appear 1"])
    let sheet = app.focus[2].id
    try app.tap("Other")
    #expect(app.labels == ["Note 2 draft", "count 0", "Other", "Rename", "Close"])
    #expect(app.focus[2].id != sheet)
    #expect(journal.read() == ["disappear 1", "dismissed", "appear 2"])
    #expect(app.rules == [])
  }

  @Test("SH-05: new contents under the same id change the sheet in place")
  func sameItem() throws {
    let journal = Journal()
    let app = TestApp(ItemApp.self) { ItemApp(journal: journal) }
    try app.tap("Open 1")
    try app.tap("count 0")
    try app.tap("Rename")
    #expect(app.labels == ["Note 1 renamed", "count 1", "Other", "Rename", "Close"])
    #expect(journal.read() == ["appear 1"])
  }

  @Test("SH-06, SH-07, SH-36: a swipe or code writes nil first, and then onDismiss is called")
  func order() throws {
    let journal = Journal()
    let app = TestApp(ItemApp.self) { ItemApp(journal: journal) }
    for dismiss in [{ try app.dismiss() }, { try app.tap("Close") }] {
      try app.tap("Open 1")
      _ = journal.read()
      try dismiss()
      #expect(journal.read() == ["disappear 1", "dismissed"])
      #expect(app.labels.last == "last dismissal saw nil")
    }
  }

  @Test("SH-26: a sheet starts with fresh state each time")
  func freshState() throws {
    let app = TestApp(ItemApp.self)
    try app.tap("Open 1")
    try app.tap("count 0")
    try app.dismiss()
    try app.tap("Open 1")
    #expect(app.labels.contains("count 0"))
  }

  @Test("SH-37: a flag that is set again while its sheet is shown changes nothing")
  func setAgain() throws {
    let app = TestApp(FlagApp.self)
    let sheet = app.focus[2].id
    try app.tap("Set again")
    #expect(app.focus[2].id == sheet)
    #expect(app.rules == [])
  }

  @Test("SH-38: a flag that is initially true presents after the view appears")
  func atFirst() throws {
    let journal = Journal()
    let app = TestApp(FlagApp.self) { FlagApp(journal: journal) }
    #expect(app.focus.map(\.kind) == [.window, .screen, .sheet, .screen])
    #expect(journal.read() == ["home appears", "sheet appears"])
  }

  @Test("SH-14: dismissing a lower sheet also closes its presentations")
  func lowerSheet() throws {
    let journal = Journal()
    let app = TestApp(TowerApp.self) { TowerApp(journal: journal) }
    try app.tap("First")
    try app.tap("Second")
    #expect(app.focus.filter { $0.kind == .sheet }.count == 2)
    try app.tap("Close first")
    #expect(app.focus.map(\.kind) == [.window, .screen])
    #expect(journal.read() == ["second dismissed", "first dismissed"])
  }

  @Test("SH-13: a sheet over a sheet is attached in the first sheet's content")
  func sheetOverSheet() throws {
    let app = TestApp(TowerApp.self)
    try app.tap("First")
    try app.tap("Second")
    #expect(app.labels == ["Close first", "Top"])
    try app.dismiss()
    #expect(app.labels == ["Second"])
    #expect(app.rules == [])
  }

  @Test("SH-15: one sheet can replace another in one action, with an issue")
  func takeover() throws {
    let app = TestApp(TakeoverApp.self)
    try app.tap("Second instead")
    #expect(app.labels == ["Second", "First instead"])
    try app.tap("First instead")
    #expect(app.labels == ["First", "Second instead"])
    #expect(Set(app.rules) == ["several-presentations"])
  }
}

private struct Note: Identifiable {
  let id: Int
  var text = "draft"
}

private struct ItemApp: App {
  @State private var note: Note?
  @State private var seen = ""
  private let journal: Journal

  init() {
    self.init(journal: Journal())
  }

  init(journal: Journal) {
    self.journal = journal
  }

  var body: some Scene {
    WindowGroup {
      VStack {
        Button("Open 1") { note = Note(id: 1) }
        Text("last dismissal saw \(seen)")
      }
      .sheet(item: $note) {
        journal.note("dismissed")
        seen = note.map { "\($0.id)" } ?? "nil"
      } content: { shown in
        VStack {
          Text("Note \(shown.id) \(shown.text)")
          Counter()
          Button("Other") { note = Note(id: 2) }
          Button("Rename") { note?.text = "renamed" }
          Close()
        }
        .onAppear { journal.note("appear \(shown.id)") }
        .onDisappear { journal.note("disappear \(shown.id)") }
      }
    }
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Button("count \(count)") { count += 1 }
  }
}

private struct Close: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }
  }
}

private struct FlagApp: App {
  @State private var isShown = true
  private let journal: Journal

  init() {
    self.init(journal: Journal())
  }

  init(journal: Journal) {
    self.journal = journal
  }

  var body: some Scene {
    WindowGroup {
      Text("Home")
        .sheet(isPresented: $isShown) {
          Button("Set again") { isShown = true }
            .onAppear { journal.note("sheet appears") }
        }
        .onAppear { journal.note("home appears") }
    }
  }
}

private struct TowerApp: App {
  @State private var isFirst = false
  private let journal: Journal

  init() {
    self.init(journal: Journal())
  }

  init(journal: Journal) {
    self.journal = journal
  }

  var body: some Scene {
    WindowGroup {
      Button("First") { isFirst = true }
        .sheet(isPresented: $isFirst) {
          journal.note("first dismissed")
        } content: {
          Middle(isFirst: $isFirst, journal: journal)
        }
    }
  }

  private struct Middle: View {
    @Binding var isFirst: Bool
    let journal: Journal
    @State private var isSecond = false

    var body: some View {
      Button("Second") { isSecond = true }
        .sheet(isPresented: $isSecond) {
          journal.note("second dismissed")
        } content: {
          Button("Close first") { isFirst = false }
          Text("Top")
        }
    }
  }
}

private struct TakeoverApp: App {
  @State private var isFirst = true
  @State private var isSecond = false

  var body: some Scene {
    WindowGroup {
      Text("Home")
        .sheet(isPresented: $isFirst) {
          Text("First")
          Button("Second instead") {
            isFirst = false
            isSecond = true
          }
        }
        .sheet(isPresented: $isSecond) {
          Text("Second")
          Button("First instead") {
            isSecond = false
            isFirst = true
          }
        }
    }
  }
}
