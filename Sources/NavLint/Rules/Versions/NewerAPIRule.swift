import Findings
import SwiftSyntax

/// A rule that finds SwiftUI names that the oldest targeted version of iOS lacks.
struct NewerAPIRule: Rule {
  static let fault = "newer-api"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    guard let target = context.deploymentTarget else { return [] }
    let availability = Availability(target: target)
    let checks = AvailabilityChecks(in: file)
    let calls = file.calledNames.sorted().flatMap { file.calls(of: $0) }
      .compactMap { call -> Finding? in
        let needed =
          isOwn(call, context.project)
          ? own(call, context.project) : availability.missing(call)
        guard let version = needed, version > target, !checks.ensure(version, at: call.node),
          !call.node.isForOtherPlatforms, !isOfType(from: version, call.node, context.project)
        else { return nil }
        return finding(in: file, at: Syntax(call.nameToken), call.name, version, target)
      }
    let attributes = file.nodes(AttributeSyntax.self).compactMap { node -> Finding? in
      guard let version = availability.missing(node), !checks.ensure(version, at: node),
        !node.isForOtherPlatforms
      else { return nil }
      let name = node.attributeName.trimmedDescription
      return finding(in: file, at: Syntax(node.attributeName), "@\(name)", version, target)
    }
    return calls + attributes
  }

  private func finding(
    in file: ParsedFile,
    at node: Syntax,
    _ name: String,
    _ version: DeploymentTarget,
    _ target: DeploymentTarget
  ) -> Finding {
    file.finding(
      self,
      at: node,
      "'\(name)' needs \(version), but this app also runs on \(target); use an older form, or check '#available'"
    )
  }

  /// Returns whether code belongs to a type with a version requirement, possibly in an extension.
  private func isOfType(
    from version: DeploymentTarget,
    _ node: some SyntaxProtocol,
    _ project: Project
  ) -> Bool {
    node.enclosingTypeName.flatMap { project.type(named: $0, in: nil)?.version }
      .map { $0 >= version } ?? false
  }

  /// Returns the version that a type of the project requires, or nil if it requires none.
  private func own(_ call: Call, _ project: Project) -> DeploymentTarget? {
    guard call.isInitializer, !project.isAmbiguous(call.name) else { return nil }
    return project.types[call.name]?.version
  }

  /// Returns whether the project declares the called name.
  private func isOwn(_ call: Call, _ project: Project) -> Bool {
    if call.isInitializer { return project.types[call.name].map { $0.kind != .extension } ?? false }
    return project.methodNames.contains(call.name)
  }
}
