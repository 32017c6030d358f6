import Findings
import SwiftSyntax

/// A rule that finds `NavigationView` where the newer containers are available.
struct DeprecatedNavigationViewRule: Rule {
  static let fault = "deprecated-navigation-view"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    if let target = context.deploymentTarget, target < DeploymentTarget(16) { return [] }
    guard context.project.type(named: "NavigationView") == nil else { return [] }
    return file.calls(of: "NavigationView").compactMap { view in
      guard !view.isOnReceiver, !view.node.isInPreview, !view.node.isForOlderSystems else {
        return nil
      }
      let style = view.outerModifiers.first {
        $0.name == "navigationViewStyle" && "\($0.node.arguments)".lowercased().contains("stack")
      }
      return file.finding(
        self,
        at: view.nameToken,
        style != nil
          ? "'NavigationView' is deprecated; use 'NavigationStack'"
          : "'NavigationView' is deprecated; use 'NavigationStack' or 'NavigationSplitView'",
        fix: style.flatMap { fix(for: view, style: $0) }
      )
    }
  }

  /// Returns the fix that uses a newer container and removes the style, or nil if there is none.
  private func fix(for view: Call, style: Call) -> Fix? {
    guard view.node.arguments.isEmpty,
      let member = style.node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, member.period.leadingTrivia.isBlank, base.trailingTrivia.isBlank
    else { return nil }
    let removal = Fix.Edit(
      start: base.endPositionBeforeTrailingTrivia.utf8Offset,
      end: style.node.endPositionBeforeTrailingTrivia.utf8Offset,
      replacement: ""
    )
    return Fix(
      title: "replace 'NavigationView' with 'NavigationStack'",
      edits: [Fix.Edit(replacing: view.nameToken, with: "NavigationStack"), removal]
    )
  }
}

extension Trivia {
  /// A Boolean value that indicates whether the trivia contains no comment.
  fileprivate var isBlank: Bool {
    allSatisfy { $0.isWhitespace }
  }
}
