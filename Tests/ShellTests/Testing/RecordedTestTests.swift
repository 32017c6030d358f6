import AppSession
import SceneModel
import Testing

@testable import Shell

@Suite("A recorded test")
struct RecordedTestTests {
  /// A stack with screens of these titles, the root first, and texts on the last one.
  private func snapshot(_ titles: String..., texts: [String] = [], sheet: String? = nil) -> Snapshot
  {
    let screens = titles.enumerated().map { index, title in
      Element(
        id: 10 + index,
        kind: .screen,
        label: title,
        children: index == titles.count - 1
          ? texts.enumerated().map { Element(id: 100 + $0, kind: .text, label: $1) } : []
      )
    }
    let stack = Element(
      id: 2,
      kind: .navigationStack,
      path: titles.dropFirst().map { "\"\($0)\"" },
      children: screens
    )
    let sheets = sheet.map { title in
      [Element(id: 50, kind: .sheet, children: [Element(id: 51, kind: .screen, label: title)])]
    }
    return Snapshot(
      app: "A",
      window: Element(id: 1, kind: .window, children: [stack] + (sheets ?? []))
    )
  }

  private func step(_ title: String, _ snapshot: Snapshot) -> Step {
    Step(action: .look, title: title, result: .done(snapshot))
  }

  private func lines(_ steps: [Step], _ confirmations: [Int: [String]] = [:]) -> [String] {
    RecordedTest(app: "A", steps: steps, confirmations: confirmations).text
      .split(separator: "\n").dropFirst().map(String.init)
  }

  @Test("a recorded test has expectations only at turns and at the end")
  func turns() {
    let steps = [
      step("launch", snapshot("Home")), step("tap A", snapshot("Home", "A")),
      step("tap B", snapshot("Home", "A", "B")), step("back", snapshot("Home", "A")),
      step("back", snapshot("Home")),
    ]
    #expect(
      lines(steps) == [
        "tap A", "tap B", "expect screen \"B\"", "back", "expect screen \"A\"", "back",
        "expect screen \"Home\"",
      ]
    )
  }

  @Test("a recorded test expects a sheet, or a new text if the place stays the same")
  func places() {
    let steps = [
      step("launch", snapshot("Home")), step("tap Open", snapshot("Home", sheet: "Settings")),
      step("dismiss", snapshot("Home")), step("tap More", snapshot("Home", texts: ["1 item"])),
    ]
    #expect(
      lines(steps) == [
        "tap Open", "expect sheet \"Settings\"", "dismiss", "tap More", "expect screen \"Home\"",
        "expect text \"1 item\"",
      ]
    )
  }

  @Test("a recorded test keeps the person's own expectations, and adds none there")
  func confirmations() {
    let steps = [step("launch", snapshot("Home")), step("tap A", snapshot("Home", "A"))]
    #expect(lines(steps, [0: ["expect path count 1"]]).contains("expect path count 1"))
    let end = [
      step("launch", snapshot("Home")),
      Step(action: .look, title: "tap X", result: .ended(.exit(code: 1))),
    ]
    #expect(lines(end) == ["tap X", "expect crash"])
  }
}
