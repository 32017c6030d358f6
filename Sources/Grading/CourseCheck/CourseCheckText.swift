package import SceneText

/// A renderer that shows findings about a course to its author as lines of text.
package struct CourseCheckText: Hashable, Sendable {
  private let layout: TextLayout

  /// Creates a renderer with a layout.
  ///
  /// - Parameter layout: The layout for tables.
  package init(layout: TextLayout = TextLayout()) {
    self.layout = layout
  }

  /// Returns the lines of one finding, in which problems are not wrapped.
  ///
  /// - Parameter finding: The finding.
  /// - Returns: One line, further lines for each problem, and the matrix of checks and answers.
  package func lines(of finding: CourseFinding) -> [StyledText] {
    verdict(on: finding) + finding.remarks.flatMap(remark)
      + (finding.matrix.map(KillMatrixText(layout: layout).lines) ?? [])
  }

  private func verdict(on finding: CourseFinding) -> [StyledText] {
    guard !finding.isGood else {
      return [StyledText("ok    ", .success) + StyledText("\(finding.subject): \(finding.proof)")]
    }
    return [StyledText("FAIL  ", .error) + StyledText(finding.subject)]
      + finding.problems.flatMap { problem in
        problem.split(separator: "\n", omittingEmptySubsequences: false).map { line in
          StyledText("      \(Printable.line(String(line)))")
        }
      }
  }

  private func remark(_ text: String) -> [StyledText] {
    let head = StyledText("      ") + StyledText("remark: ", .warning)
    return layout.paragraph(Printable.line(text), after: head, indent: 8)
  }

  /// Returns the closing line with the totals of all findings.
  ///
  /// - Parameter findings: All findings.
  /// - Returns: The number of findings, and of those with problems.
  package func summary(of findings: [CourseFinding]) -> StyledText {
    let bad = findings.count { !$0.isGood }
    guard bad > 0 else {
      return StyledText("All \(findings.count) lessons, exercises and demos passed.", .success)
    }
    return StyledText(
      "\(bad) of \(findings.count) lessons, exercises and demos have problems.",
      .error
    )
  }
}
