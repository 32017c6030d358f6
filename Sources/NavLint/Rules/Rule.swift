package import Findings

/// A rule that finds one fault of the catalogue in a file.
///
/// A rule is stateless, and prefers precision over completeness: it does not report uncertain cases.
package protocol Rule: Sendable {
  /// The id of the fault that the rule finds.
  static var fault: String { get }

  init()

  /// Returns the findings in a file.
  ///
  /// - Parameters:
  ///   - file: The file to check.
  ///   - context: The facts beyond the file.
  /// - Returns: The findings, created with `file.finding(…)`; severities are set afterwards.
  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding]
}

/// The facts from outside a file that a rule may use.
package struct RuleContext: Sendable {
  /// The facts about all files of the project.
  package var project: Project
  /// The oldest version of iOS that the code targets, or nil if the project specifies none.
  package var deploymentTarget: DeploymentTarget?
  /// A Boolean value that indicates whether the build settings of the file's target isolate declarations to the main
  /// actor.
  package var isIsolatedToMainActor: Bool

  package init(
    project: Project,
    deploymentTarget: DeploymentTarget? = nil,
    isIsolatedToMainActor: Bool = false
  ) {
    self.project = project
    self.deploymentTarget = deploymentTarget
    self.isIsolatedToMainActor = isIsolatedToMainActor
  }
}
