import NavUI
import Testing

@Suite("FocusState")
@MainActor
struct FocusStateTests {
  @Test("the field whose value is set has the keyboard")
  func focus() throws {
    let app = TestApp(LoginApp.self)
    #expect(traits(of: app) == [[], [], []])
    try app.tap("Next")
    #expect(traits(of: app) == [[.focused], [], []])
    try app.tap("Next")
    #expect(traits(of: app) == [[], [.focused], []])
  }

  private func traits(of app: TestApp) -> [[SceneElement.Trait]]? {
    app.screen?.children.map(\.traits)
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
  @FocusState private var field: Field?

  var body: some View {
    Form {
      TextField("Name", text: $name).focused($field, equals: .name)
      SecureField("Password", text: $password).focused($field, equals: .password)
      Button("Next") { field = field == .name ? .password : .name }
    }
  }
}
