import SceneModel
import SceneText
import Script
import Testing

@Suite("Finding controls")
struct ControlFinderTests {
  private func output(_ line: String, on contents: [Element]) -> [String] {
    let screen = Element(id: 2, kind: .screen, label: "Home", children: contents)
    let interpreter = Interpreter(driver: StillApp(screen))
    return interpreter.output(of: line).map(\.plain)
  }

  @Test("lists the first of many that read the same")
  func many() {
    let rows = (1...30).map { Element(id: 10 + $0, kind: .button, label: "Edit") }
    #expect(
      output("tap Edit", on: rows)
        == [#""Edit" is there 30 times; say which, as in: tap "Edit" 2"#]
        + (1...8).map { "  \($0)  button \"Edit\"" } + ["  and 22 more"]
    )
  }

  @Test("prefers what can be tapped to what reads the same")
  func prefersControls() {
    let contents = [
      Element(id: 10, kind: .text, label: "Save"), Element(id: 11, kind: .button, label: "Save"),
    ]
    #expect(output("tap Save", on: contents) == ["this app stands still"])
    #expect(output("tap Save 2", on: contents) == [#""Save" is there only once"#])
  }

  @Test("finds what stands in a stack on the screen, and in each column of a split view")
  func nested() {
    let button = Element(id: 12, kind: .button, label: "Inner", traits: [.disabled])
    let screen = Element(id: 11, kind: .screen, children: [button])
    let refusal = [#"the button "Inner" is disabled, so nothing happens when it is used"#]
    let stack = Element(id: 10, kind: .navigationStack, children: [screen])
    #expect(output("tap Inner", on: [stack]) == refusal)
    let columns = [
      Element(id: 20, kind: .column), Element(id: 21, kind: .column, children: [stack]),
    ]
    let interpreter = Interpreter(
      driver: StillApp(Element(id: 3, kind: .splitView, children: columns))
    )
    #expect(interpreter.output(of: "tap Inner").map(\.plain) == refusal)
  }

  @Test("says what a screen without controls has not")
  func nothing() {
    #expect(
      output("tap Save", on: []) == [
        #"no button, link or other control "Save" here; there is none on this screen"#
      ]
    )
  }
}
