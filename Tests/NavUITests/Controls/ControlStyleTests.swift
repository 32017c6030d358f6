import NavUI
import SceneModel
import Testing

@Suite("Control styles")
@MainActor
struct ControlStyleTests {
  @Test("a button looks as its style defines, and acts when it is tapped")
  func buttons() throws {
    let app = TestApp(StylesApp.self)
    #expect(app.labels.prefix(3) == ["0", "Plain", "Save, styled"])
    try app.tap("Save, styled")
    #expect(app.labels.first == "1")
  }

  @Test("a style reads the environment of the control")
  func environment() {
    let app = TestApp(StylesApp.self)
    #expect(app.labels.contains("Off, disabled"))
  }

  @Test("a primitive style decides what triggers the button")
  func primitiveButtons() throws {
    let app = TestApp(StylesApp.self)
    try app.tap("Trigger, twice")
    #expect(app.labels.first == "2")
  }

  @Test("a tap on a styled switch triggers the style's only button")
  func switches() throws {
    let app = TestApp(StylesApp.self)
    try app.tap("Sound")
    let toggle = try #require(app.screen?.children.first { $0.label == "Sound" })
    #expect(toggle.kind == .toggle && toggle.value == "true")
  }

  @Test("labels and group boxes are drawn by the style around them alone")
  func others() {
    let app = TestApp(StylesApp.self)
    #expect(app.labels.suffix(4) == ["Swapped", "star", "Box", "Inside"])
  }
}

private struct Saving: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text(isEnabled ? "styled" : "disabled")
    }
  }
}

private struct Twice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.trigger()
      configuration.trigger()
    } label: {
      configuration.label
      Text("twice")
    }
  }
}

private struct Check: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
  }
}

private struct Swapped: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.title
    configuration.icon
  }
}

private struct Boxed: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.content
  }
}

private struct StylesApp: App {
  var body: some Scene { WindowGroup { StylesView() } }
}

private struct StylesView: View {
  @State private var count = 0
  @State private var isOn = false

  var body: some View {
    Text(verbatim: "\(count)")
    Button("Plain") {}.buttonStyle(.bordered)
    VStack {
      Button("Save") { count += 1 }
      Button("Off") {}.disabled(true)
    }
    .buttonStyle(Saving())
    Button("Trigger") { count += 1 }.buttonStyle(Twice())
    Toggle("Sound", isOn: $isOn).toggleStyle(Check())
    Label("Swapped", systemImage: "star").labelStyle(Swapped())
    GroupBox("Box") { Text("Inside") }.groupBoxStyle(Boxed())
  }
}
