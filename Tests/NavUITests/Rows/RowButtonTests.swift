import NavUI
import SceneModel
import Testing

@Suite("Buttons in rows")
@MainActor
struct RowButtonTests {
  @Test("NS-92: a tap on a default-style button runs all such buttons in its list row")
  func together() throws {
    let app = TestApp(RowButtonsApp.self)
    try app.tap("A")
    #expect(app.labels.first == "log A B ")
    try app.tap("B")
    #expect(app.labels.first == "log A B A B ")
    try app.tap("F")
    #expect(app.labels.first == "log A B A B F G ")
  }

  @Test(
    "NS-92: a button with its own style or row, or in a lazy stack, works alone",
    arguments: ["Plain", "Styled", "Alone", "Stacked", "Above"]
  )
  func alone(label: String) throws {
    let app = TestApp(RowButtonsApp.self)
    try app.tap(label)
    #expect(app.labels.first == "log \(label) ")
  }

  @Test("NS-92: repeating the default style has no effect, and swipe actions run alone")
  func again() throws {
    let app = TestApp(RowButtonsApp.self)
    try app.tap("Again")
    #expect(app.labels.first == "log Again Too ")
    let row = try #require(app.screen?.children.last { $0.label == "Too" })
    try app.perform(.swipe(from: .trailing), on: row.id)
    #expect(app.labels.first == "log Again Too Swiped ")
  }
}

private struct OwnStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

private struct RowButtonsApp: App {
  @State private var log = ""

  private func button(_ name: String) -> some View { Button(name) { log += name + " " } }

  var body: some Scene {
    WindowGroup {
      Text("log \(log)")
      button("Above")
      List {
        HStack {
          button("A")
          VStack { button("B") }
          button("Plain").buttonStyle(.borderless)
          button("Styled").buttonStyle(OwnStyle())
          button("Off").disabled(true)
        }
        button("Alone")
        HStack {
          button("Again")
          button("Too").swipeActions { button("Swiped") }
        }
        .buttonStyle(.automatic)
      }
      Form {
        HStack {
          button("F")
          button("G")
        }
      }
      LazyVStack {
        HStack {
          button("Stacked")
          button("Beside")
        }
      }
    }
  }
}
