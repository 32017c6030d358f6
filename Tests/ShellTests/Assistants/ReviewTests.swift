import FaultCatalogue
import Findings
import SceneText
import Testing

@testable import Shell

@Suite("Reviews of what an assistant has written")
struct ReviewTests {
  private func text(_ outcome: LintOutcome) -> String {
    let fault = Fault(
      id: "stack-slip",
      summary: "A slip with a stack",
      topic: .stacks,
      why: "Because.",
      remedy: "Take it out.",
      detection: .linter,
      behaviours: [],
      wrong: Fault.Example("wrong"),
      right: Fault.Example("right")
    )
    return Review(outcome, faults: [fault]).lines(TextLayout(width: 60)).map(\.plain)
      .joined(separator: "\n")
  }

  private func finding(_ fault: String, _ severity: Fault.Severity, line: Int) -> Finding {
    Finding(
      fault: fault,
      severity: severity,
      message: "take this out",
      place: SourcePlace(
        file: "App.swift",
        start: SourcePosition(line: line, column: 3, offset: line),
        end: SourcePosition(line: line, column: 4, offset: line + 1)
      )
    )
  }

  @Test("Findings are summed up by mistake, the worst first, and become the next request")
  func findings() {
    let outcome = LintOutcome(
      findings: [
        finding("stack-slip", .warning, line: 4), finding("unknown-one", .error, line: 7),
        finding("stack-slip", .warning, line: 9),
      ],
      fileCount: 1
    )
    #expect(
      text(outcome) == """
        Found: 3 places, by mistake

        1x unknown-one (error)
        2x stack-slip (warning): A slip with a stack

        Ask the assistant:

        Change the following in the code that you have written, and
        nothing else.

        - unknown-one:
          - App.swift:7:3: take this out.
        - A slip with a stack (stack-slip). Take it out.
          - App.swift:4:3: take this out.
          - App.swift:9:3: take this out.

        Give the changed files whole, and say for each place what
        you have changed and why.
        """
    )
  }

  @Test("Where nothing is found, the questions are those that no tool answers")
  func nothing() {
    let lines = text(LintOutcome(fileCount: 2))
    #expect(
      lines.hasPrefix("Found: nothing in 2 files.\n\nAsk the assistant what no tool can see:")
    )
    #expect(lines.hasSuffix("what shows only while it runs."), "\(lines)")
  }

  @Test("Where no file could be read, there is nothing to ask")
  func noFiles() {
    #expect(text(LintOutcome(fileCount: 0)) == "")
  }
}
