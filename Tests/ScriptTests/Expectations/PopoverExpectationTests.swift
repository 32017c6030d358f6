import SceneModel
import SceneText
import Script
import Testing

@Suite("expect popover and expect detent")
struct PopoverExpectationTests {
  private func output(_ line: String, over presentation: Element?) -> [String] {
    let children = presentation.map { [$0] } ?? []
    let screen = Element(id: 2, kind: .screen, label: "Map", children: children)
    return Interpreter(driver: StillApp(screen)).output(of: line).map(\.plain)
  }

  private func presented(_ kind: Element.Kind, value: String? = nil) -> Element {
    let screen = Element(id: 4, kind: .screen, label: "Legend")
    return Element(id: 3, kind: kind, value: value, children: [screen])
  }

  @Test("expect popover distinguishes a popover from the sheet of a narrow window")
  func popover() {
    #expect(output("expect popover", over: presented(.popover)) == ["ok  popover"])
    #expect(
      output("expect popover \"Legend\"", over: presented(.popover)) == ["ok  popover \"Legend\""]
    )
    #expect(
      output("expect popover", over: presented(.sheet)) == [
        "not as expected", "  expected  popover", "  seen      sheet \"Legend\"",
      ]
    )
  }

  @Test("expect detent compares the height or the size of the top sheet")
  func detent() {
    let sheet = presented(.sheet, value: ".height(120.0)")
    #expect(output("expect detent .height(120)", over: sheet) == ["ok  detent .height(120)"])
    #expect(output("expect detent .height(120.0)", over: sheet) == ["ok  detent .height(120.0)"])
    #expect(output("expect detent large", over: presented(.sheet)) == ["ok  detent large"])
    #expect(
      output("expect detent .medium", over: sheet) == [
        "not as expected", "  expected  detent .medium", "  seen      .height(120.0)",
      ]
    )
    #expect(
      output("expect detent .medium", over: presented(.popover)) == [
        "not as expected", "  expected  detent .medium", "  seen      there is no sheet on top",
      ]
    )
    #expect(output("expect detent", over: sheet).first?.hasPrefix("give the height") == true)
  }
}
