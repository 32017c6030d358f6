package import FaultCatalogue

/// Everything that came of judging some files.
package struct LintOutcome: Hashable, Sendable, Codable {
  /// The mistakes, by file and place.
  package var findings: [Finding]
  /// The files that could not be read, or not wholly.
  package var problems: [LintProblem]
  /// The number of files that were looked at.
  package var fileCount: Int

  package init(findings: [Finding] = [], problems: [LintProblem] = [], fileCount: Int = 0) {
    self.findings = findings
    self.problems = problems
    self.fileCount = fileCount
  }

  /// Counts the findings of a severity.
  ///
  /// - Parameter severity: The severity.
  /// - Returns: The number.
  package func count(of severity: Fault.Severity) -> Int {
    findings.count { $0.severity == severity }
  }
}
