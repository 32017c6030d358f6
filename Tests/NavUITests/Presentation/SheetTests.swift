import NavUI
import Testing

@Suite("sheet and fullScreenCover")
@MainActor
struct SheetTests {
  @Test("SH-01, SH-34: a flag presents, a swipe dismisses and resets the flag")
  func flag() throws {
    let app = TestApp(SheetApp.self)
    try app.tap("New")
    #expect(app.focus.map(\.kind) == [.window, .screen, .sheet, .screen])
    #expect(app.labels == ["Draft", "Close"])
    try app.dismiss()
    #expect(app.labels == ["New", "Edit", "Cover", "dismissed 1 times"])
    try app.tap("New")
    try app.tap("Close")
    #expect(app.labels == ["New", "Edit", "Cover", "dismissed 2 times"])
  }

  @Test("SH-02: an item sheet carries its data")
  func item() throws {
    let app = TestApp(SheetApp.self)
    try app.tap("Edit")
    #expect(app.labels == ["Editing 7"])
    try app.dismiss()
    #expect(app.focus.count == 2)
  }

  @Test("SH-32: a cover cannot be swiped away")
  func cover() throws {
    let app = TestApp(SheetApp.self)
    try app.tap("Cover")
    #expect(throws: Refusal.self) { try app.dismiss() }
    try app.tap("Close")
    #expect(app.focus.count == 2)
  }

  @Test("SH-10, SH-11: a second presentation waits for the first, and is reported")
  func queue() throws {
    let app = TestApp(BothApp.self)
    try app.tap("Both")
    #expect(app.labels == ["First"])
    #expect(app.rules == ["several-presentations"])
    try app.dismiss()
    #expect(app.labels == ["Second"])
  }
}

private struct Note: Identifiable {
  let id: Int
}

private struct SheetApp: App {
  @State private var isNew = false
  @State private var isCovered = false
  @State private var note: Note?
  @State private var count = 0

  var body: some Scene {
    WindowGroup {
      VStack {
        Button("New") { isNew = true }
        Button("Edit") { note = Note(id: 7) }
        Button("Cover") { isCovered = true }
        Text("dismissed \(count) times")
      }
      .sheet(isPresented: $isNew, onDismiss: { count += 1 }) { Draft() }
      .sheet(item: $note) { Text("Editing \($0.id)") }
      .fullScreenCover(isPresented: $isCovered) { Draft() }
    }
  }
}

private struct Draft: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Draft")
      Button("Close") { dismiss() }
    }
  }
}

private struct BothApp: App {
  @State private var isFirst = false
  @State private var isSecond = false

  var body: some Scene {
    WindowGroup {
      Button("Both") {
        isFirst = true
        isSecond = true
      }
      .sheet(isPresented: $isFirst) { Text("First") }
      .sheet(isPresented: $isSecond) { Text("Second") }
    }
  }
}
