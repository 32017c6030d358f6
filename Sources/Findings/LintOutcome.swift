package import FaultCatalogue

/// The result of checking some files.
package struct LintOutcome: Hashable, Sendable, Codable {
  /// The mistakes, by file and place.
  package var findings: [Finding]
  /// The files that could not be read, or only partly.
  package var problems: [LintProblem]
  /// The number of checked files.
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
