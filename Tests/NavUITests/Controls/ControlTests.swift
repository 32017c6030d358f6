import NavUI
import SceneModel
import Testing

@Suite("Fields, steppers, sliders and other controls")
@MainActor
struct ControlTests {
  @Test("each control shows its value and accepts its gesture")
  func values() throws {
    let app = TestApp(FormApp.self)
    #expect(
      app.screen?.children.map(\.kind) == [
        .secureField, .textEditor, .stepper, .slider, .progress, .disclosure, .link, .button,
      ]
    )
    #expect(values(of: app) == ["", "notes", "2", "0.5", "0.5", "false", "https://a.b/c", nil])
    try app.type("abc", into: "Password")
    try app.pick("+", in: "Count")
    try app.pick("+", in: "Count")
    try app.pick("0.25", in: "Volume")
    try app.tap("More")
    #expect(
      values(of: app) == ["•••", "notes", "3", "0.25", "0.25", "true", nil, "https://a.b/c", nil]
    )
    #expect(app.labels.contains("Inside"))
    #expect(throws: Refusal.self) { try app.pick("2", in: "Volume") }
    try app.tap("Site")
    #expect(app.opened == ["https://a.b/c"])
    #expect(throws: Refusal.self) { try app.tap("Share…") }
  }

  private func values(of app: TestApp) -> [String?]? {
    app.screen?.children.map(\.value)
  }
}

private struct FormApp: App {
  @State private var password = ""
  @State private var notes = "notes"
  @State private var count = 2
  @State private var volume = 0.5

  var body: some Scene {
    WindowGroup {
      Form {
        SecureField("Password", text: $password)
        TextEditor(text: $notes)
        Stepper("Count", value: $count, in: 0...3)
        Slider(value: $volume) { Text("Volume") }
        ProgressView("Loading", value: volume)
        DisclosureGroup("More") { Text("Inside") }
        if let url = URL(string: "https://a.b/c") {
          Link("Site", destination: url)
          ShareLink(item: url)
        }
      }
    }
  }
}
