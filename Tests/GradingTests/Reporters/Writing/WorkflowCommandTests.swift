import Testing

@testable import Grading

@Suite("Commands of GitHub's workflows")
struct WorkflowCommandTests {
  @Test("Text that the runner would interpret is escaped")
  func escaping() {
    let command = WorkflowCommand(
      kind: .error,
      title: "50%: a, b\nc",
      message: "100%\r\n::warning::x, y",
      place: SourceLine(file: "a,b:c.swift", line: 3),
      column: 4
    )
    #expect(
      command.line
        == "::error file=a%2Cb%3Ac.swift,line=3,col=4,title=50%25%3A a%2C b\\nc"
        + "::100%25%0A::warning::x, y"
    )
  }
}
