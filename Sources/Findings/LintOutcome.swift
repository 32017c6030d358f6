package import FaultCatalogue

/// The result of checking files.
package struct LintOutcome: Hashable, Sendable, Codable {
  /// The findings, sorted by file and place.
  package var findings: [Finding]
  /// The files that were not read, or were read only partly.
  package var problems: [LintProblem]
  /// The number of files that were checked.
  package var fileCount: Int

  package init(findings: [Finding] = [], problems: [LintProblem] = [], fileCount: Int = 0) {
    self.findings = findings
    self.problems = problems
    self.fileCount = fileCount
  }

  /// Returns the number of findings of a severity.
  ///
  /// - Parameter severity: The severity.
  /// - Returns: The number.
  package func count(of severity: Fault.Severity) -> Int {
    findings.count { $0.severity == severity }
  }
}
