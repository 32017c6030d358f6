import Grading

/// The results of tests as annotations in the log of a GitHub workflow, followed by a summary.
package struct TestAnnotations {
  private let report: TestReport

  /// Creates annotations for a report.
  ///
  /// - Parameter report: The results.
  package init(_ report: TestReport) {
    self.report = report
  }

  /// The text of the log.
  package var text: String {
    let failures = report.results.compactMap { result in
      result.failure.map { failure in
        WorkflowCommand(
          kind: .error,
          title: "\(result.name) \(result.outcome.words)",
          message: failure.details.dropFirst().reduce(failure.summary) { "\($0)\n\($1)" },
          place: SourceLine(file: failure.file, line: failure.line),
          column: failure.column
        )
      }
    }
    let flaky = report.flaky.map { result in
      WorkflowCommand(
        kind: .warning,
        title: "\(result.name) is flaky",
        message: "it passed on attempt \(result.attempts.count); the first attempt failed: "
          + (result.attempts.first?.failure?.summary ?? ""),
        place: SourceLine(file: result.file, line: result.attempts.first?.failure?.line ?? 1),
        column: nil
      )
    }
    let lines = (failures + flaky).map(\.line) + [TestSummary(report).line]
    return lines.map { $0 + "\n" }.joined()
  }
}
