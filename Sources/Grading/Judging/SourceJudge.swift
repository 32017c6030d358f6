import Course
import Findings
import SceneText

/// A judge that runs the checks of a learner's source, with a single run of the linter.
final class SourceJudge {
  private let submission: Submission
  private let linter: SourceLinter
  /// The oldest version of iOS that the app targets, or nil for the newest version.
  private let target: DeploymentTarget?
  private var outcome: LintOutcome?

  /// The maximum number of findings to list.
  private static let toldCount = 5

  init(_ submission: Submission, linter: SourceLinter, target: DeploymentTarget? = nil) {
    self.submission = submission
    self.linter = linter
    self.target = target
  }

  /// Returns the result of checking the source.
  ///
  /// - Parameters:
  ///   - check: The check.
  ///   - faults: The faults that the source must not contain.
  /// - Returns: The result.
  /// - Throws: The error of a missing linter.
  func result(of check: Exercise.Check, _ faults: ForbiddenFaults) throws -> CheckResult {
    let outcome = try judged()
    let found = outcome.findings.filter { faults.include($0.fault, $0.severity) }
    if let first = found.first { return Self.failed(check, at: first, others: found.dropFirst()) }
    // Source that was not inspected may contain a forbidden fault.
    if let problem = outcome.problems.first {
      let place = problem.file + (problem.line.map { ":\($0)" } ?? "")
      let failure = CheckFailure(
        summary: "\(place): \(problem.message)",
        file: problem.file,
        line: problem.line
      )
      return CheckResult(check: check, verdict: .failed(failure))
    }
    return CheckResult(check: check, verdict: .passed)
  }

  private static func failed(
    _ check: Exercise.Check,
    at first: Finding,
    others: ArraySlice<Finding>
  ) -> CheckResult {
    let failure = CheckFailure(
      summary: first.sentence,
      file: first.place.file,
      line: first.place.start.line
    )
    var remarks = others.prefix(toldCount - 1).map(\.sentence)
    let rest = others.count - remarks.count
    if rest > 0 { remarks.append("There \(rest == 1 ? "is 1" : "are \(rest)") more of this kind.") }
    var ids: [String] = []
    for finding in [first] + others where !ids.contains(finding.fault) { ids.append(finding.fault) }
    remarks += ids.prefix(toldCount).map { "'navlab explain \($0)' explains the mistake." }
    return CheckResult(check: check, verdict: .failed(failure), remarks: remarks)
  }

  /// Returns the linter's findings, with the learner's names for the files.
  private func judged() throws -> LintOutcome {
    if let outcome { return outcome }
    var names: [String: String] = [:]
    let paths = submission.swiftFiles.map { file in
      let path = file.hasPrefix("/") ? file : "\(submission.folder)/\(file)"
      names[path] = submission.names[file] ?? file
      return path
    }
    var outcome = try linter.judge(paths, for: target)
    for index in outcome.findings.indices {
      let file = outcome.findings[index].place.file
      outcome.findings[index].place.file = names[file] ?? file
    }
    for index in outcome.problems.indices {
      let file = outcome.problems[index].file
      outcome.problems[index].file = names[file] ?? file
    }
    self.outcome = outcome
    return outcome
  }
}

extension Finding {
  /// A sentence with the location, the problem, the remedy and the id.
  fileprivate var sentence: String {
    "\(place.file):\(place.start.line):\(place.start.column): \(Printable.line(message)) [\(fault)]"
  }
}
