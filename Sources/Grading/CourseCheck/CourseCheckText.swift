package import SceneText

/// Findings about a course as lines for its author.
package struct CourseCheckText: Hashable, Sendable {
  /// Makes a renderer.
  package init() {}

  /// The lines of one finding; nothing is broken, so that other tools can read the places.
  ///
  /// - Parameter finding: The finding.
  /// - Returns: One line, and further ones for each problem.
  package func lines(of finding: CourseFinding) -> [StyledText] {
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

  /// The closing line.
  ///
  /// - Parameter findings: All findings.
  /// - Returns: How many there are, and how many are bad.
  package func summary(of findings: [CourseFinding]) -> StyledText {
    let bad = findings.count { !$0.isGood }
    guard bad > 0 else {
      return StyledText("All \(findings.count) lessons, exercises and demos are proved.", .success)
    }
    return StyledText(
      "\(bad) of \(findings.count) lessons, exercises and demos have problems.",
      .error
    )
  }
}
