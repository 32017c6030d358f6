import NavUI
import SceneModel
import Testing

@Suite("sheet and fullScreenCover")
@MainActor
struct SheetTests {
  @Test("SH-01, SH-34: a flag presents, and a swipe dismisses and resets the flag")
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

  @Test("SH-15: a presentation as a sheet closes is reported, unless it waits for onDismiss")
  func presentationWhileClosing() throws {
    for label in ["Alert at once", "Cover at once"] {
      let app = TestApp(HurryApp.self)
      try app.tap("Open")
      try app.tap(label)
      #expect(app.focus.count > 2, "\(label)")
      #expect(app.rules == ["several-presentations"], "\(label)")
    }
    let patient = TestApp(HurryApp.self)
    try patient.tap("Open")
    try patient.tap("Alert in turn")
    #expect(patient.focus.count == 3)
    #expect(patient.rules == [])
  }

  @Test("SH-15: another item of the same sheet, or a presentation by a dialog, is not reported")
  func unreportedPresentations() throws {
    let app = TestApp(HurryApp.self)
    try app.tap("Open")
    try app.tap("Another")
    #expect(app.labels.contains("Note 2"))
    try app.dismiss()
    try app.tap("Ask")
    try app.tap("Yes")
    #expect(app.labels.contains("Note 3"))
    #expect(app.rules == [])
  }

  @Test("SH-15: a presentation by onChange as code closes a sheet is reported")
  func afterwards() throws {
    let app = TestApp(AfterwardsApp.self)
    try app.tap("Open")
    try app.tap("Close")
    #expect(app.labels.contains("OK"))
    #expect(app.rules == ["several-presentations"])
    let swiped = TestApp(AfterwardsApp.self)
    try swiped.tap("Open")
    try swiped.dismiss()
    #expect(swiped.labels.contains("OK"))
    #expect(swiped.rules == [])
    let patient = TestApp(AfterwardsApp.self)
    try patient.tap("Open slowly")
    try patient.tap("Close slowly")
    #expect(patient.labels.contains("OK"))
    #expect(patient.rules == [])
  }
}

private struct AfterwardsApp: App {
  @State private var isOpen = false
  @State private var isWarning = false
  @State private var isSlow = false

  var body: some Scene {
    WindowGroup {
      VStack {
        Button("Open") { isOpen = true }
        Button("Open slowly") {
          isSlow = true
          isOpen = true
        }
      }
      .alert("Careful", isPresented: $isWarning) { Button("OK") {} }
      .sheet(isPresented: $isOpen) {
        if isSlow {
          Button("Close slowly") { isOpen = false }
            .onDisappear { isWarning = true }
        } else {
          Button("Close") { isOpen = false }
        }
      }
      .onChange(of: isOpen) { if !isOpen, !isSlow { isWarning = true } }
    }
  }
}

private struct HurryApp: App {
  @State private var note: Note?
  @State private var isWarning = false
  @State private var isCovered = false
  @State private var isAsking = false
  @State private var isWaiting = false

  var body: some Scene {
    WindowGroup {
      VStack {
        Button("Open") { note = Note(id: 1) }
        Button("Ask") { isAsking = true }
      }
      .alert("Careful", isPresented: $isWarning) { Button("OK") {} }
      .sheet(
        item: $note,
        onDismiss: {
          isWarning = isWarning || isWaiting
          isWaiting = false
        },
        content: { note in
          VStack {
            Text("Note \(note.id)")
            Button("Another") { self.note = Note(id: 2) }
            Button("Alert at once") {
              self.note = nil
              isWarning = true
            }
            Button("Cover at once") {
              self.note = nil
              isCovered = true
            }
            Button("Alert in turn") {
              isWaiting = true
              self.note = nil
            }
          }
        }
      )
      .fullScreenCover(isPresented: $isCovered) { Text("Cover") }
      .confirmationDialog("Really?", isPresented: $isAsking) {
        Button("Yes") { note = Note(id: 3) }
      }
    }
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
