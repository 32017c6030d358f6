import Course
import FaultCatalogue
import Findings
import Synchronization
import Testing

@testable import Grading

@Suite("Checks of the source")
struct SourceJudgeTests {
  private let submission = Submission(folder: "/class/Ann", files: ["App.swift", "answer.nav"])

  private func finding(_ fault: String, line: Int, severity: Fault.Severity = .warning) -> Finding {
    Finding(
      fault: fault,
      severity: severity,
      message: "wrong at \(line)",
      place: SourcePlace(
        file: "/class/Ann/App.swift",
        start: .init(line: line, column: 5, offset: 0),
        end: .init(line: line, column: 6, offset: 1)
      )
    )
  }

  private func check(_ faults: ForbiddenFaults) -> Exercise.Check {
    Exercise.Check(name: "clean", title: "Clean", points: 1, method: .source(faults))
  }

  private func judge(_ outcome: LintOutcome) -> SourceJudge {
    SourceJudge(submission, linter: SourceLinter(prepare: {}, judge: { _, _ in outcome }))
  }

  private func result(_ faults: ForbiddenFaults, _ outcome: LintOutcome) throws -> CheckResult {
    try judge(outcome).result(of: check(faults), faults)
  }

  @Test("All checks of one submission share one run over its Swift files")
  func oneRun() throws {
    let asked = Mutex<[[String]]>([])
    let linter = SourceLinter(
      prepare: {},
      judge: { paths, _ in
        asked.withLock { $0.append(paths) }
        return LintOutcome()
      }
    )
    let judge = SourceJudge(submission, linter: linter)
    for faults in [ForbiddenFaults.all, .some(["nested-stack"]), .some(["shared-path"])] {
      #expect(try judge.result(of: check(faults), faults).verdict == .passed)
    }
    #expect(asked.withLock(\.self) == [["/class/Ann/App.swift"]])
  }

  @Test("The linter is told the exercise's version of iOS")
  func version() throws {
    let asked = Mutex<[DeploymentTarget?]>([])
    let linter = SourceLinter(
      prepare: {},
      judge: { _, target in
        asked.withLock { $0.append(target) }
        return LintOutcome()
      }
    )
    for target in [nil, DeploymentTarget(16, 4)] {
      _ = try SourceJudge(submission, linter: linter, target: target).result(of: check(.all), .all)
    }
    #expect(asked.withLock(\.self) == [nil, DeploymentTarget(16, 4)])
  }

  @Test("A named fault fails the check at its place, and another fault does not")
  func named() throws {
    let outcome = LintOutcome(findings: [
      finding("shared-path", line: 3), finding("nested-stack", line: 7),
    ])
    #expect(try result(.some(["model-in-path"]), outcome).verdict == .passed)
    let failed = try result(.some(["nested-stack"]), outcome)
    #expect(
      failed.verdict
        == .failed(
          CheckFailure(
            summary: "App.swift:7:5: wrong at 7 [nested-stack]",
            file: "App.swift",
            line: 7
          )
        )
    )
    #expect(failed.remarks == ["'navlab explain nested-stack' explains the mistake."])
  }

  @Test("'All' means warnings and errors, and further findings are reported up to a limit")
  func all() throws {
    let notes = LintOutcome(findings: [finding("whole-model-saved", line: 1, severity: .note)])
    #expect(try result(.all, notes).verdict == .passed)
    let many = LintOutcome(
      findings: (1...8).map { finding($0 < 8 ? "shared-path" : "nested-stack", line: $0) }
    )
    let failed = try result(.all, many)
    #expect(failed.verdict.failure?.summary == "App.swift:1:5: wrong at 1 [shared-path]")
    #expect(
      failed.remarks == [
        "App.swift:2:5: wrong at 2 [shared-path]", "App.swift:3:5: wrong at 3 [shared-path]",
        "App.swift:4:5: wrong at 4 [shared-path]", "App.swift:5:5: wrong at 5 [shared-path]",
        "There are 3 more of this kind.",
        "'navlab explain shared-path' explains the mistake.",
        "'navlab explain nested-stack' explains the mistake.",
      ]
    )
  }

  @Test("A file that was judged only in part does not pass")
  func part() throws {
    let problem = LintProblem(file: "/class/Ann/App.swift", message: "too deep", extent: .part)
    let failed = try result(.some(["nested-stack"]), LintOutcome(problems: [problem]))
    #expect(
      failed.verdict
        == .failed(CheckFailure(summary: "App.swift: too deep", file: "App.swift"))
    )
  }

  @Test("A failure of the linter itself is thrown, and gives no verdict")
  func broken() {
    let linter = SourceLinter(prepare: {}, judge: { _, _ in throw LinterMissing() })
    #expect(throws: LinterMissing()) {
      try SourceJudge(submission, linter: linter).result(of: check(.all), .all)
    }
  }
}
