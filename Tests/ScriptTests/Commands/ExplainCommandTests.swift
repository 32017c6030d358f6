import SceneText
import Script
import Testing

@Suite("explain")
struct ExplainCommandTests {
  @Test("A word that is no fault is corrected")
  func corrects() throws {
    try replay(
      """
      > explain nested-stak
      there is no fault or topic 'nested-stak'; did you mean 'nested-stack'?
      """
    )
  }

  @Test("A topic lists the faults about it")
  func topic() {
    let interpreter = Interpreter(driver: FakeApp(FakeState()))
    let lines = interpreter.output(of: "explain stacks").map(\.plain)
    #expect(lines.first == "Stacks")
    #expect(lines.contains { $0.hasPrefix("  nested-stack") })
    #expect(lines.last == "explain ID tells all about one of them.")
  }
}
