import Grading

/// A report in the form of annotations for a GitHub workflow, with one line for each finding.
package struct ExplorationAnnotations: Sendable {
  private let report: ExplorationReport

  /// Creates annotations for a report.
  ///
  /// - Parameter report: The report.
  package init(_ report: ExplorationReport) {
    self.report = report
  }

  /// The annotations as text.
  package var text: String {
    let findings = report.discoveries.enumerated().map { index, discovery in
      let script = discovery.script.joined(separator: "\n")
      return WorkflowCommand(
        kind: .error,
        title: discovery.entry ?? discovery.kind.rawValue,
        message: discovery.message + (script.isEmpty ? "" : "\n" + script),
        place: discovery.file.flatMap { file in
          discovery.line.map { SourceLine(file: file, line: $0) }
        }
      )
    }
    let summary = WorkflowCommand(
      kind: .notice,
      title: "navlab explore",
      message: ExplorationText(report).summary
    )
    return (findings + [summary]).map { $0.line + "\n" }.joined()
  }
}
