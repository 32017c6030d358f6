import SceneText
import Script
import Testing

@Suite("expect kept")
struct KeptExpectationTests {
  @Test("expect kept distinguishes views that stay from new and reused views")
  func kept() {
    let interpreter = Interpreter(driver: FakeApp())
    func answer(_ line: String) -> [String] { interpreter.output(of: line).map(\.plain) }
    #expect(answer("expect kept Delete").last == "  seen      the app has just started")
    _ = answer("tap #add")
    #expect(answer("expect kept Delete") == ["ok  kept Delete"])
    #expect(answer("expect not kept Delete").last == "  seen      the same view")
    #expect(
      answer("expect kept \"Count 1\"") == [
        "not as expected", "  expected  kept \"Count 1\"", "  seen      another view",
      ]
    )
    _ = answer("push .list")
    #expect(
      answer("expect kept \"You are at level 1\"").last == "  seen      another view"
    )
    #expect(
      answer("expect kept Delete").last == "  seen      label \"You are at level 1\""
    )
  }

  @Test("expect kept asks for a label")
  func misuse() {
    let answer = Interpreter(driver: FakeApp()).output(of: "expect kept").map(\.plain)
    #expect(answer.first == #"name the view by its label, as in: expect kept "Inbox""#)
  }
}
