import Findings
import SwiftSyntax

/// Finds `NavigationView` where the newer containers can be used.
struct DeprecatedNavigationViewRule: Rule {
  static let fault = "deprecated-navigation-view"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    if let target = context.deploymentTarget, target < DeploymentTarget(16) { return [] }
    guard context.project.type(named: "NavigationView") == nil else { return [] }
    return file.calls(of: "NavigationView").compactMap { view in
      guard !view.isOnReceiver, !view.node.isInPreview, !view.node.isForOlderSystems else {
        return nil
      }
      let isStack = view.outerModifiers.contains {
        $0.name == "navigationViewStyle" && "\($0.node.arguments)".lowercased().contains("stack")
      }
      return file.finding(
        self,
        at: view.nameToken,
        isStack
          ? "'NavigationView' is deprecated; use 'NavigationStack'"
          : "'NavigationView' is deprecated; use 'NavigationStack' or 'NavigationSplitView'"
      )
    }
  }
}
