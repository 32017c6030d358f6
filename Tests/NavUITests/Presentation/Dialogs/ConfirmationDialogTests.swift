import NavUI
import SceneModel
import Testing

@Suite("confirmationDialog")
@MainActor
struct ConfirmationDialogTests {
  @Test("AD-08: a dialog can be cancelled, and every action runs and dismisses")
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

  @Test("AD-08: a button with the cancel role replaces the standard button, at the end")
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

  @Test("AD-16: a title can be hidden and shown, and the message and buttons stay")
  func titleVisibility() throws {
    let app = TestApp(TitleApp.self)
    #expect(app.screen?.label == "Leave?")
    #expect(app.labels == ["The page is lost.", "Leave", "Cancel"])
    try app.tap("Leave")
    try app.tap("Ask")
    #expect(app.focus.map(\.kind) == [.window, .screen, .confirmationDialog])
    #expect(app.screen?.label == nil)
    #expect(app.labels == ["The page is lost.", "Leave", "Cancel"])
  }

  @Test("AD-16: every form of a dialog can hide its title")
  func titlesOfAllForms() throws {
    let app = TestApp(FormsApp.self)
    for form in 0..<12 {
      try app.tap("Ask \(form)")
      #expect(app.focus.last?.kind == .confirmationDialog)
      #expect(app.screen?.label == nil, "form \(form)")
      try app.tap("Cancel")
    }
  }

  @Test("AD-17: a title without an explicit visibility is shown")
  func automaticTitle() {
    let app = TestApp(CancelApp.self)
    #expect(app.screen?.label == "Delete?")
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

private struct TitleApp: App {
  @State private var isAsking = true
  @State private var visibility = Visibility.visible

  var body: some Scene {
    WindowGroup {
      Button("Ask") { isAsking = true }
        .confirmationDialog("Leave?", isPresented: $isAsking, titleVisibility: visibility) {
          Button("Leave") { visibility = .hidden }
        } message: {
          Text("The page is lost.")
        }
    }
  }
}

private struct FormsApp: App {
  @State private var shown: Int?

  private let key: LocalizedStringKey = "Key"
  private let word = "Word"

  private func binding(_ form: Int) -> Binding<Bool> {
    Binding(get: { shown == form }, set: { if !$0 { shown = nil } })
  }

  var body: some Scene {
    WindowGroup {
      VStack {
        ForEach(0..<12, id: \.self) { form in
          Button("Ask \(form)") { shown = form }
        }
        plain
        about
      }
    }
  }

  private var plain: some View {
    Text("plain")
      .confirmationDialog(key, isPresented: binding(0), titleVisibility: .hidden) {}
      .confirmationDialog(key, isPresented: binding(1), titleVisibility: .hidden) {
      } message: {
        Text("message")
      }
      .confirmationDialog(word, isPresented: binding(2), titleVisibility: .hidden) {}
      .confirmationDialog(word, isPresented: binding(3), titleVisibility: .hidden) {
      } message: {
        Text("message")
      }
      .confirmationDialog(Text(word), isPresented: binding(4), titleVisibility: .hidden) {}
      .confirmationDialog(Text(word), isPresented: binding(5), titleVisibility: .hidden) {
      } message: {
        Text("message")
      }
  }

  private var about: some View {
    Text("about")
      .confirmationDialog(key, isPresented: binding(6), titleVisibility: .hidden, presenting: 1) {
        Text("\($0)")
      }
      .confirmationDialog(key, isPresented: binding(7), titleVisibility: .hidden, presenting: 1) {
        Text("\($0)")
      } message: {
        Text("\($0)")
      }
      .confirmationDialog(word, isPresented: binding(8), titleVisibility: .hidden, presenting: 1) {
        Text("\($0)")
      }
      .confirmationDialog(word, isPresented: binding(9), titleVisibility: .hidden, presenting: 1) {
        Text("\($0)")
      } message: {
        Text("\($0)")
      }
      .confirmationDialog(
        Text(word),
        isPresented: binding(10),
        titleVisibility: .hidden,
        presenting: 1
      ) {
        Text("\($0)")
      }
      .confirmationDialog(
        Text(word),
        isPresented: binding(11),
        titleVisibility: .hidden,
        presenting: 1
      ) {
        Text("\($0)")
      } message: {
        Text("\($0)")
      }
  }
}
