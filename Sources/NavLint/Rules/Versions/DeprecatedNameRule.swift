import Findings
import SwiftSyntax

/// A rule that finds deprecated navigation names that have newer replacements.
struct DeprecatedNameRule: Rule {
  static let fault = "deprecated-name"

  /// The newer names of deprecated modifiers, with the versions that introduced the newer names.
  private static let modifiers: [String: (newer: String, since: DeploymentTarget)] = [
    "navigationBarTitle": ("navigationTitle", DeploymentTarget(14)),
    "navigationBarItems": ("toolbar", DeploymentTarget(14)),
    "navigationBarHidden": ("toolbar(.hidden, for: .navigationBar)", DeploymentTarget(16)),
    "actionSheet": ("confirmationDialog", DeploymentTarget(15)),
  ]
  /// The version that introduced `dismiss` and alerts with a title and actions.
  private static let alertsAndDismiss = DeploymentTarget(15)

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let calls = file.calls(of: Self.modifiers.keys.sorted()).compactMap { call -> Finding? in
      guard call.isOnReceiver, let (newer, since) = Self.modifiers[call.name],
        context.mayUse(since), !call.node.isForOlderSystems,
        !isOwn(call, context.project)
      else { return nil }
      return file.finding(self, at: call.nameToken, "'\(call.name)' is deprecated; use '\(newer)'")
    }
    guard context.mayUse(Self.alertsAndDismiss) else { return calls }
    let alerts = file.calls(of: "alert").filter {
      Self.isOldAlert($0) && !isOwn($0, context.project) && !$0.node.isForOlderSystems
    }.map { call in
      file.finding(
        self,
        at: call.nameToken,
        "an alert built from 'Alert' is deprecated; use 'alert' with a title and actions"
      )
    }
    let modes = file.nodes(KeyPathExprSyntax.self).filter(Self.isPresentationMode).map { node in
      file.finding(self, at: node, "'presentationMode' is deprecated; use 'dismiss'")
    }
    return calls + alerts + modes
  }

  /// Returns whether a call may refer to a method that the project declares in an extension or object.
  private func isOwn(_ call: Call, _ project: Project) -> Bool {
    guard project.methodNames.contains(call.name) else { return false }
    return project.viewMethods.contains(call.name) || call.receiver?.memberPath != nil
  }

  private static func isOldAlert(_ call: Call) -> Bool {
    guard call.isOnReceiver, call.has("isPresented") || call.has("item"),
      call.labels.allSatisfy({ ["isPresented", "item", "content"].contains($0) }),
      call.node.additionalTrailingClosures.isEmpty
    else { return false }
    // Only the older forms have neither a title nor actions.
    return call.closures.count == 1 || call.has("content")
  }

  private static func isPresentationMode(_ node: KeyPathExprSyntax) -> Bool {
    guard node.components.count == 1,
      case .property(let property)? = node.components.first?.component
    else { return false }
    return property.declName.baseName.text == "presentationMode"
  }
}

extension RuleContext {
  /// Returns whether all targeted versions have the names introduced in the given version.
  fileprivate func mayUse(_ version: DeploymentTarget) -> Bool {
    deploymentTarget.map { $0 >= version } ?? true
  }
}
