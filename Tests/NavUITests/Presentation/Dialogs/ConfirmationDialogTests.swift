import NavUI
import SceneModel
import Testing

@Suite("confirmationDialog")
@MainActor
struct ConfirmationDialogTests {
  @Test("AD-08: a dialog can be cancelled, every action runs and dismisses")
  func actions() throws {
    let app = TestApp(DialogApp.self)
    try app.tap("Sort")
    #expect(app.focus.map(\.kind) == [.window, .screen, .confirmationDialog])
    #expect(app.screen?.label == "Sort by")
    #expect(app.labels == ["By name", "By date", "Cancel"])
    try app.tap("By date")
    #expect(app.labels == ["Sort", "date"])
    try app.tap("Sort")
    try app.tap("Cancel")
    #expect(app.labels == ["Sort", "date"])
  }

  @Test("AD-08: a button with the cancel role stands in for the standard one, at the end")
  func cancel() throws {
    let app = TestApp(CancelApp.self)
    #expect(app.labels == ["Pick one", "Delete 3", "Keep"])
    try app.tap("Keep")
    #expect(app.labels == ["kept"])
  }

  @Test("a dialog can be swiped away")
  func swipe() throws {
    let app = TestApp(DialogApp.self)
    try app.tap("Sort")
    try app.dismiss()
    #expect(app.labels == ["Sort", "none"])
  }

  @Test("the action sheets of iOS 13 still work")
  func actionSheet() throws {
    let app = TestApp(OldApp.self)
    #expect(app.labels == ["One", "Cancel"])
    try app.tap("One")
    #expect(app.labels == ["1"])
  }
}

private struct DialogApp: App {
  @State private var isAsking = false
  @State private var order = "none"

  var body: some Scene {
    WindowGroup {
      VStack {
        Button("Sort") { isAsking = true }
        Text(order)
      }
      .confirmationDialog("Sort by", isPresented: $isAsking, titleVisibility: .visible) {
        Button("By name") { order = "name" }
        Button("By date") { order = "date" }
      }
    }
  }
}

private struct CancelApp: App {
  @State private var isAsking = true
  @State private var text = "waits"

  var body: some Scene {
    WindowGroup {
      Text(text)
        .confirmationDialog("Delete?", isPresented: $isAsking, presenting: 3) { count in
          Button("Keep", role: .cancel) { text = "kept" }
          Button("Delete \(count)", role: .destructive) {}
        } message: { _ in
          Text("Pick one")
        }
    }
  }
}

private struct OldApp: App {
  @State private var isAsking = true
  @State private var number = 0

  var body: some Scene {
    WindowGroup {
      Text("\(number)")
        .actionSheet(isPresented: $isAsking) {
          ActionSheet(title: Text("?"), buttons: [.default(Text("One")) { number = 1 }, .cancel()])
        }
    }
  }
}
