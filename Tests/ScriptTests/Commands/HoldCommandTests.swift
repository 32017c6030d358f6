import SceneModel
import SceneText
import Script
import Testing

@Suite("hold")
struct HoldCommandTests {
  @Test("hold presses a text or a control")
  func presses() throws {
    try replay(
      #"""
      > hold
      name the control, as in: hold "Milk"
      > hold "Boks"
      no text or control "Boks" here; did you mean "Books"?
      """#
    )
    let app = RecordingApp(
      Element(
        id: 2,
        kind: .screen,
        label: "Home",
        children: [
          Element(id: 3, kind: .text, label: "Milk"),
          Element(id: 4, kind: .button, label: "Buy", identifier: "buy"),
          Element(
            id: 5,
            kind: .menu,
            label: "More",
            children: [Element(id: 6, kind: .button, label: "Spin")]
          ),
        ]
      )
    )
    let interpreter = Interpreter(driver: app)
    _ = interpreter.output(of: "hold Milk")
    _ = interpreter.output(of: "hold #buy")
    #expect(app.actions == ["\(Action.hold(element: 3))", "\(Action.hold(element: 4))"])
    #expect(
      interpreter.output(of: "hold More").map(\.plain).joined(separator: " ").contains(
        "needs no long press; choose an item, as in:"
      )
    )
  }
}
