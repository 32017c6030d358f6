import SceneText
import Script
import Testing

@Suite("next")
struct NextCommandTests {
  @Test("next asks for the next exercise, and is refused in a script")
  func next() {
    #expect(
      FakeGuide.answers(to: "next", "next exercise", "next exercis", "next 2") == [
        "next", "startNext", "'exercis' does not fit here; did you mean 'exercise'?",
        "write 'next' alone, or 'next exercise'",
      ]
    )
    let script = Interpreter(driver: FakeApp())
    #expect(
      script.output(of: "next").map(\.plain) == [
        "'next' works at the prompt, but not in a script, a lesson's cell or a check"
      ]
    )
  }
}
