import Testing

@testable import Grading

@Suite("The lines that failures refer to")
struct SourceLineTests {
  @Test("The checks' own file is not treated as the learner's")
  func places() {
    func place(_ summary: String, _ file: String? = nil, _ line: Int? = nil) -> SourceLine? {
      CheckFailure(summary: summary, file: file, line: line).learnersPlace
    }
    #expect(place("Wrong.", "checks.nav", 7) == nil)
    #expect(place("Wrong.", "answer.nav", 7) == SourceLine(file: "answer.nav", line: 7))
    #expect(
      place("Fatal error: Index out of range (Views/App.swift:12)", "checks.nav", 7)
        == SourceLine(file: "Views/App.swift", line: 12)
    )
    #expect(place("a.swift:99999999999999999999") == nil)
  }

  @Test("Compiler errors are found among other output")
  func errors() {
    let text = """
      App.swift:3:1: warning: unused
      App.swift:4:10: error: no ':' here
      4 | error: 
      /tmp/x: error: 1
      """
    #expect(
      CompileError.all(in: text) == [
        CompileError(
          place: SourceLine(file: "App.swift", line: 4),
          column: 10,
          message: "no ':' here"
        )
      ]
    )
  }
}
