import SceneText
import Script
import Testing

@Suite("code")
struct CodeCommandTests {
  @Test("code shows the whole source, or lines from a number or with a text")
  func code() {
    let interpreter = Interpreter(driver: FakeApp())
    func answer(_ line: String) -> String {
      interpreter.output(of: line).map(\.plain).joined(separator: "\n")
    }
    #expect(answer("code") == "'code' works at the prompt and in lessons, but not in a check")
    interpreter.source = FakeSource()
    let answers = ["code", "code more", "code 40", "code NavigationLink", "code a b"]
      .map(answer)
    #expect(
      answers == ["beginning", "more", "line(40)", "text(\"NavigationLink\")", "text(\"a b\")"]
    )
  }
}
