package import FaultCatalogue

/// A project's configuration of the linter.
package struct LintConfiguration: Hashable, Sendable, Codable {
  /// Severities that differ from the catalogue's, by the ids of the faults.
  package var levels: [String: Level]
  /// The only faults to search for; nil means all.
  package var only: Set<String>?
  /// Patterns of excluded paths, such as `Generated/**`.
  package var excluded: [String]
  /// The folder that the patterns are relative to.
  package var folder: String
  /// The oldest version of iOS that the code targets; nil if unknown.
  package var deploymentTarget: DeploymentTarget?
  /// Whether comments in the source can silence findings, which is not allowed in graded work.
  package var heedsComments: Bool

  package init(
    levels: [String: Level] = [:],
    only: Set<String>? = nil,
    excluded: [String] = [],
    folder: String = "",
    deploymentTarget: DeploymentTarget? = nil,
    heedsComments: Bool = true
  ) {
    self.levels = levels
    self.only = only
    self.excluded = excluded
    self.folder = folder
    self.deploymentTarget = deploymentTarget
    self.heedsComments = heedsComments
  }

  /// The severity of a fault in a project, or the decision not to report it.
  package enum Level: String, Hashable, Sendable, Codable, CaseIterable {
    case off, note, warning, error
  }

  /// Returns the severity of a fault's findings.
  ///
  /// - Parameter fault: The id of the fault.
  /// - Returns: The severity, or nil if the fault is not looked for.
  package func severity(of fault: String) -> Fault.Severity? {
    if let only, !only.contains(fault) { return nil }
    switch levels[fault] {
    case .off: return nil
    case .note: return .note
    case .warning: return .warning
    case .error: return .error
    case nil: return Fault.named(fault)?.severity ?? .warning
    }
  }
}
