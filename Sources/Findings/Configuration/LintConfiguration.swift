package import FaultCatalogue

/// The configuration of the linter in a project.
package struct LintConfiguration: Hashable, Sendable, Codable {
  /// The severities that differ from those of the catalogue, keyed by fault id.
  package var levels: [String: Level]
  /// The ids of the faults to search for, or nil to search for all faults.
  package var only: Set<String>?
  /// The patterns of excluded paths, such as `Generated/**`.
  package var excluded: [String]
  /// The path of the folder to which the patterns are relative.
  package var folder: String
  /// The oldest version of iOS that the code targets, or nil if it is unknown.
  package var deploymentTarget: DeploymentTarget?
  /// A Boolean value that indicates whether comments in the source can silence findings.
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

  /// A severity for a fault in a project, or the choice not to report the fault.
  package enum Level: String, Hashable, Sendable, Codable, CaseIterable {
    case off, note, warning, error
  }

  /// Returns the severity of a fault's findings, or nil if the fault is not reported.
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
