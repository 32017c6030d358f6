import FaultCatalogue
import Findings
import SceneText
import Testing

@testable import Shell

@Suite("Reviews of an assistant's code")
struct ReviewTests {
  /// A catalogue whose entries are all alike.
  private struct Entries: FaultEntrySource {
    func entry(on fault: Fault) -> FaultEntry {
      FaultEntry(
        Fault(fault.id, .stacks, .warning, .linter, "A slip with a stack"),
        why: "Because.",
        remedy: "Take it out.",
        wrong: FaultEntry.Example("wrong"),
        right: FaultEntry.Example("right")
      )
    }
  }

  private func text(_ outcome: LintOutcome) throws -> String {
    try Review(outcome, faults: Entries()).lines(TextLayout(width: 60)).map(\.plain)
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

  @Test("Findings are grouped by mistake, the worst first, and become the next request")
  func findings() throws {
    let outcome = LintOutcome(
      findings: [
        finding("nested-stack", .warning, line: 4), finding("unknown-one", .error, line: 7),
        finding("nested-stack", .warning, line: 9),
      ],
      fileCount: 1
    )
    #expect(
      try text(outcome) == """
        Found: 3 places, by mistake

        1x unknown-one (error)
        2x nested-stack (warning): A slip with a stack

        Ask the assistant:

        Change only the following in your code.

        - unknown-one:
          - App.swift:7:3: take this out.
        - A slip with a stack (nested-stack). Take it out.
          - App.swift:4:3: take this out.
          - App.swift:9:3: take this out.

        Give the changed files in full. For each place, say what you
        changed and why.
        """
    )
  }

  @Test("Without findings, the review asks questions that no tool can answer")
  func nothing() throws {
    let lines = try text(LintOutcome(fileCount: 2))
    #expect(
      lines.hasPrefix(
        "Found: nothing in 2 files.\n\nAsk the assistant about points that no tool can check:"
      )
    )
    #expect(lines.hasSuffix("problems that only a running app shows."), "\(lines)")
  }

  @Test("If no file can be read, the review has no questions")
  func noFiles() throws {
    #expect(try text(LintOutcome(fileCount: 0)) == "")
  }
}
