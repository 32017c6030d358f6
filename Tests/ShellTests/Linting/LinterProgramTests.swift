import AppBuilder
import FaultCatalogue
import Findings
import Testing

@testable import Shell

@Suite("The output of the linter's program")
struct LinterProgramTests {
  private func outcome(_ output: String, _ ending: ToolRun.Ending) throws -> LintOutcome {
    try LinterProgram.outcome(of: ToolRun(ending: ending, output: output))
  }

  private func complaint(_ output: String, _ ending: ToolRun.Ending) -> String {
    do {
      return "\(try outcome(output, ending))"
    } catch let failure as CommandFailure {
      return "\(failure.status.rawValue) \(failure.message)"
    } catch {
      return "\(error)"
    }
  }

  @Test("Lines up to the end form an outcome")
  func whole() throws {
    let problem = #"{"problem":{"_0":{"extent":"nothing","file":"a","message":"m"}}}"#
    let outcome = try outcome(problem + "\n" + #"{"end":{"fileCount":2}}"# + "\n", .exit(0))
    #expect(
      outcome
        == LintOutcome(
          problems: [LintProblem(file: "a", message: "m", extent: .nothing)],
          fileCount: 2
        )
    )
  }

  @Test("A premature end, a crash and noise are faults of NavLab, with no findings")
  func broken() {
    #expect(
      complaint("", .signal(11))
        == "70 navlab: the linter was ended by signal 11; name fewer files to find the cause"
    )
    #expect(
      complaint("", .exit(0))
        == "70 navlab: the linter ended with code 0; name fewer files to find the cause"
    )
    #expect(
      complaint(#"{"end":{"fileCount":2}}"# + "\nwhat?\n", .exit(0))
        == "70 navlab: the linter's reply cannot be read: what?"
    )
  }

  @Test("If the linter ends while judging, the submission is not blamed")
  func judging() {
    #expect(
      throws: CommandFailure(
        .internalFault,
        "navlab: the linter took longer than 60 seconds; the submission is not the cause"
      )
    ) {
      try LinterProgram.outcome(
        of: ToolRun(ending: .timeout, output: ""),
        limit: 60,
        isJudging: true
      )
    }
  }

  @Test("Files are fixed as far as they are text")
  func fixes() {
    let place = SourcePlace(
      file: "A.swift",
      start: .init(line: 1, column: 1, offset: 0),
      end: .init(line: 1, column: 2, offset: 1)
    )
    var finding = Finding(fault: "nested-stack", severity: .note, message: "m", place: place)
    finding.fix = Fix(title: "t", edits: [.init(start: 0, end: 1, replacement: "B")])
    var other = finding
    other.place.file = "bad.swift"
    let fixed = FixedFiles(of: [finding, other]) { $0 == "A.swift" ? Array("Ab\n".utf8) : [0xFF] }
    #expect(fixed.files == [.init(path: "A.swift", old: "Ab\n", new: "Bb\n", fixCount: 1)])
    #expect(fixed.problems.map(\.file) == ["bad.swift"])
    #expect(fixed.difference == ["--- A.swift", "+++ A.swift", "@@ -1 +1 @@", "-Ab", "+Bb"])
  }
}
