/// A reporter that writes annotations, which GitHub shows beside the lines of the learner's files.
///
/// They are for learners, so they do not reveal hidden checks.
package struct AnnotationReporter: Reporter, Hashable {
  /// The maximum number of compiler errors in the report, which is GitHub's limit on annotations for a step.
  private static let mostErrors = 10

  package init() {}

  package func text(of records: [GradingRecord]) throws -> String {
    let alone = records.count == 1
    return records.map(\.forLearner).flatMap { record in
      commands(of: record, folder: alone ? "" : "\(record.submission)/")
    }
    .map { $0.line + "\n" }.joined()
  }

  private func commands(of record: GradingRecord, folder: String) -> [WorkflowCommand] {
    let obstacle = self.obstacle(of: record, folder: folder)
    let failures = record.checks.compactMap { check -> WorkflowCommand? in
      guard obstacle.isEmpty, check.verdict != .passed, check.verdict != .skipped else {
        return nil
      }
      return WorkflowCommand(
        kind: .error,
        title: "\(check.title) (\(check.points)/\(check.maximum))",
        message: check.explanation,
        place: check.failure?.learnersPlace?.inside(folder)
      )
    }
    let summary = WorkflowCommand(
      kind: record.hasMark ? .notice : .warning,
      title: folder.isEmpty ? record.title : "\(record.submission): \(record.title)",
      message: ([record.conclusion] + record.adjustmentLines).joined(separator: "\n")
    )
    return obstacle + failures + [summary]
  }

  private func obstacle(of record: GradingRecord, folder: String) -> [WorkflowCommand] {
    guard let message = record.message, record.hasMark else { return [] }
    let errors = CompileError.all(in: message).prefix(Self.mostErrors).map { error in
      WorkflowCommand(
        kind: .error,
        title: record.status.sentence,
        message: error.message,
        place: error.place.inside(folder),
        column: error.column
      )
    }
    guard errors.isEmpty else { return errors }
    return [
      WorkflowCommand(
        kind: .error,
        title: record.status.sentence,
        message: message,
        place: record.failure?.learnersPlace?.inside(folder)
      )
    ]
  }
}

extension SourceLine {
  /// Returns the location with a folder's path before the path of the file.
  fileprivate func inside(_ folder: String) -> SourceLine {
    SourceLine(file: folder + file, line: line)
  }
}
