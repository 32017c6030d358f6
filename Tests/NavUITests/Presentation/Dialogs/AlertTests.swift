import NavUI
import SceneModel
import Testing

@Suite("alert")
@MainActor
struct AlertTests {
  @Test("AD-01: a button runs its action, and then the binding becomes false")
  func action() throws {
    let app = TestApp(AlertApp.self)
    try app.tap("Delete…")
    #expect(app.focus.map(\.kind) == [.window, .screen, .alert])
    #expect(app.screen?.label == "Delete?")
    #expect(app.labels == ["This cannot be undone.", "Keep", "Delete"])
    #expect(app.screen?.children.map(\.traits) == [[], [.cancel], [.destructive]])
    try app.tap("Delete")
    #expect(app.focus.map(\.kind) == [.window, .screen])
    #expect(app.labels.last == "deleted while true, now false")
  }

  @Test("AD-03, AD-15: buttons are ordered by role, none is added, and destructive buttons dismiss")
  func roles() throws {
    let app = TestApp(RolesApp.self)
    #expect(app.labels == ["Name", "Remove", "Later", "Never mind"])
    try app.tap("Remove")
    #expect(app.labels == ["removed"])
    let two = TestApp(NoCancelApp.self)
    #expect(two.labels == ["Yes", "No"])
  }

  @Test("AD-11: an alert's button may present a sheet, which appears after the alert")
  func sheetAfterAlert() throws {
    let app = TestApp(AlertThenSheetApp.self)
    try app.tap("Show")
    #expect(app.focus.map(\.kind) == [.window, .screen, .sheet, .screen])
    #expect(app.labels == ["Sheet"])
    #expect(app.rules == [])
  }

  @Test("AD-02: an alert without actions has an OK button")
  func standardButton() throws {
    let app = TestApp(AlertApp.self)
    try app.tap("Plain")
    #expect(app.labels == ["OK"])
    try app.tap("OK")
    #expect(app.focus.count == 2)
  }

  @Test("an alert cannot be swiped away")
  func swipe() throws {
    let app = TestApp(AlertApp.self)
    try app.tap("Plain")
    #expect(throws: Refusal("An alert cannot be swiped away. Tap one of its buttons.")) {
      try app.dismiss()
    }
  }

  @Test("AD-04: only buttons with text and fields are shown")
  func content() throws {
    let app = TestApp(FieldApp.self)
    try app.tap("Rename")
    #expect(app.labels == ["Name", "Save"])
    try app.type("Ada", into: "Name")
    try app.tap("Save")
    #expect(app.labels == ["Rename", "Hello, Ada"])
  }

  @Test("AD-05 and AD-06: an alert about data waits for the data, and keeps its first data")
  func data() throws {
    let app = TestApp(DataApp.self)
    try app.tap("Flag")
    #expect(app.focus.count == 2)
    try app.tap("Data")
    #expect(app.labels == ["About 1", "Use 1"])
    try app.tap("Use 1")
    #expect(app.labels == ["Flag", "Data", "used 1"])
  }

  @Test("AD-07: the title of an alert about an error is the error's description")
  func error() throws {
    let app = TestApp(ErrorApp.self)
    #expect(app.screen?.label == "The network is down.")
    #expect(app.labels == ["OK"])
  }

  @Test("AD-10: an alert over a sheet belongs to the sheet")
  func overSheet() throws {
    let app = TestApp(SheetApp.self)
    #expect(app.focus.map(\.kind) == [.window, .screen, .sheet, .screen])
    try app.tap("Ask")
    #expect(app.focus.map(\.kind) == [.window, .screen, .sheet, .screen, .alert])
    #expect(app.rules.isEmpty)
    try app.tap("OK")
    try app.tap("Ask below")
    #expect(app.screen?.kind == .screen)
    #expect(app.rules == ["several-presentations"])
    try app.dismiss()
    #expect(app.screen?.label == "Below")
  }

  @Test("AD-12: only one of two alerts is shown")
  func two() throws {
    let app = TestApp(TwoApp.self)
    #expect(app.screen?.label == "First")
    try app.tap("OK")
    #expect(app.screen?.label == "Second")
  }

  @Test("the alerts of iOS 13 still work")
  func old() throws {
    let app = TestApp(OldApp.self)
    #expect(app.labels == ["Really?", "Cancel", "Go"])
    try app.tap("Go")
    #expect(app.labels == ["went"])
  }
}

private struct AlertApp: App {
  @State private var isAsking = false
  @State private var isPlain = false
  @State private var log = "nothing"

  var body: some Scene {
    WindowGroup {
      VStack {
        Button("Delete…") { isAsking = true }
        Button("Plain") { isPlain = true }
        Text("\(log), now \(String(isAsking))")
      }
      .alert("Delete?", isPresented: $isAsking) {
        Button("Delete", role: .destructive) { log = "deleted while \(isAsking)" }
        Button("Keep", role: .cancel) {}
      } message: {
        Text("This cannot be undone.")
      }
      .alert("Plain", isPresented: $isPlain) {}
    }
  }
}

private struct FieldApp: App {
  @State private var isAsking = false
  @State private var name = ""

  var body: some Scene {
    WindowGroup {
      VStack {
        Button("Rename") { isAsking = true }
        Text("Hello, \(name)")
      }
      .alert("Rename", isPresented: $isAsking) {
        Text("Not shown")
        TextField("Name", text: $name)
        Button("Save") {}
      }
    }
  }
}

private struct DataApp: App {
  @State private var isAsking = false
  @State private var data: Int?
  @State private var used = 0

  var body: some Scene {
    WindowGroup {
      VStack {
        Button("Flag") { isAsking = true }
        Button("Data") { data = 1 }
        Text("used \(used)")
      }
      .alert("Use", isPresented: $isAsking, presenting: data) { value in
        Button("Use \(value)") { used = value }
      } message: { value in
        Text("About \(value)")
      }
      .onChange(of: isAsking && data == 1) { data = 2 }
    }
  }
}

private enum Failure: LocalizedError {
  case network

  var errorDescription: String? { "The network is down." }
}

private struct ErrorApp: App {
  @State private var isFailed = true

  var body: some Scene {
    WindowGroup {
      Text("Home").alert(isPresented: $isFailed, error: Failure.network) {}
    }
  }
}

private struct SheetApp: App {
  @State private var isSheet = true
  @State private var isAsking = false
  @State private var isBelow = false

  var body: some Scene {
    WindowGroup {
      Text("Home")
        .sheet(isPresented: $isSheet) {
          VStack {
            Button("Ask") { isAsking = true }
            Button("Ask below") { isBelow = true }
          }
          .alert("Above", isPresented: $isAsking) {}
        }
        .alert("Below", isPresented: $isBelow) {}
    }
  }
}

private struct TwoApp: App {
  @State private var isFirst = true
  @State private var isSecond = true

  var body: some Scene {
    WindowGroup {
      Text("Home")
        .alert("First", isPresented: $isFirst) {}
        .alert(Text("Second"), isPresented: $isSecond) {}
    }
  }
}

private struct OldApp: App {
  @State private var isAsking = true
  @State private var text = "waits"

  var body: some Scene {
    WindowGroup {
      Text(text)
        .alert(isPresented: $isAsking) {
          Alert(
            title: Text("Go?"),
            message: Text("Really?"),
            primaryButton: .cancel(),
            secondaryButton: .default(Text("Go")) { text = "went" }
          )
        }
    }
  }
}

private struct RolesApp: App {
  @State private var isAsking = true
  @State private var name = ""
  @State private var text = "waits"

  var body: some Scene {
    WindowGroup {
      Text(text)
        .alert("Remove?", isPresented: $isAsking) {
          Button("Never mind", role: .cancel) {}
          Button("Remove", role: .destructive) { text = "removed" }
          TextField("Name", text: $name)
          Button("Later") {}
        }
    }
  }
}

private struct NoCancelApp: App {
  @State private var isAsking = true

  var body: some Scene {
    WindowGroup {
      Text("Home")
        .alert("Sure?", isPresented: $isAsking) {
          Button("Yes") {}
          Button("No") {}
        }
    }
  }
}

private struct AlertThenSheetApp: App {
  @State private var isAsking = true
  @State private var isSheet = false

  var body: some Scene {
    WindowGroup {
      Text("Home")
        .alert("Show it?", isPresented: $isAsking) {
          Button("Show") { isSheet = true }
        }
        .sheet(isPresented: $isSheet) { Text("Sheet") }
    }
  }
}
