import NavUI
import SceneModel
import Testing

@Suite("FocusState")
@MainActor
struct FocusStateTests {
  @Test("the keyboard belongs to the field whose value is set")
  func focus() throws {
    let app = TestApp(LoginApp.self)
    try app.tap("Next")
    #expect(traits(of: app) == [[.focused], [], [], []])
    try app.tap("Next")
    #expect(traits(of: app) == [[], [.focused], [], []])
  }

  @Test("typing into a field moves the keyboard to it from every other field")
  func typing() throws {
    let app = TestApp(LoginApp.self)
    #expect(app.labels.last == "nil false")
    try app.type("a", into: "Name")
    #expect(app.labels.last == "name false")
    try app.type("a", into: "Code")
    #expect(app.labels.last == "nil true")
    try app.type("a", into: "Password")
    #expect(app.labels.last == "password false")
  }

  @Test("the return key submits a field, and is not part of its text")
  func submitting() throws {
    let app = TestApp(LoginApp.self)
    try app.type("ada\n", into: "Name")
    #expect(app.screen?.children.first?.value == "ada")
    #expect(app.labels.last == "password false")
    try app.type("x\n", into: "Password")
    #expect(app.labels.last == "sent false")
  }

  @Test("a field that disappears releases the keyboard")
  func removal() throws {
    let app = TestApp(LoginApp.self)
    try app.type("a", into: "Code")
    try app.tap("Hide")
    #expect(app.labels == ["Name", "Password", "Next", "Hide", "nil false"])
  }

  @Test("a default focus is set when the view appears")
  func defaultFocus() {
    let app = TestApp(DefaultFocusApp.self)
    #expect(app.screen?.children.map(\.traits) == [[], [.focused]])
  }

  private func traits(of app: TestApp) -> [[Element.Trait]]? {
    app.screen?.children.map(\.traits).dropLast(2).map { $0 }
  }
}

private struct LoginApp: App {
  var body: some Scene {
    WindowGroup { LoginView() }
  }
}

private struct LoginView: View {
  private enum Field: Hashable {
    case name, password
  }

  @State private var name = ""
  @State private var password = ""
  @State private var code = ""
  @State private var hasCode = true
  @State private var isSent = false
  @FocusState private var field: Field?
  @FocusState private var isCodeFocused: Bool

  var body: some View {
    Form {
      TextField("Name", text: $name).focused($field, equals: .name)
        .onSubmit { field = .password }
      SecureField("Password", text: $password).focused($field, equals: .password)
        .onSubmit { isSent = true }
      if hasCode {
        TextField("Code", text: $code).focused($isCodeFocused)
      }
      Button("Next") { field = field == .name ? .password : .name }
      Button("Hide") { hasCode = false }
      Text("\(isSent ? "sent" : field.map { "\($0)" } ?? "nil") \(isCodeFocused.description)")
    }
  }
}

private struct DefaultFocusApp: App {
  var body: some Scene {
    WindowGroup { DefaultFocusView() }
  }
}

private struct DefaultFocusView: View {
  @State private var text = ""
  @FocusState private var field: Int?

  var body: some View {
    Form {
      TextField("One", text: $text).focused($field, equals: 1)
      TextField("Two", text: $text).focused($field, equals: 2)
    }
    .defaultFocus($field, 2)
  }
}
