import Findings
import SwiftSyntax

/// A rule that finds links that are activated by a flag or a selection.
struct DeprecatedLinkRule: Rule {
  static let fault = "deprecated-link"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    if let target = context.deploymentTarget, target < DeploymentTarget(16) { return [] }
    return (file.calls(of: "NavigationLink") + ownInitializers(in: file)).compactMap { link in
      guard !link.isOnReceiver || link.name == "init", !link.node.isInPreview,
        !link.node.isForOlderSystems
      else {
        return nil
      }
      if link.argument("isActive") != nil {
        return file.finding(
          self,
          at: link.nameToken,
          "links with 'isActive' are deprecated; use a path or 'navigationDestination(isPresented:)'"
        )
      }
      guard link.argument("tag") != nil, link.argument("selection") != nil else { return nil }
      return file.finding(
        self,
        at: link.nameToken,
        "links with 'tag' and 'selection' are deprecated; use a path or 'navigationDestination(item:)'"
      )
    }
  }

  /// Returns the calls by which an initialiser in an extension of `NavigationLink` uses an initialiser of SwiftUI.
  private func ownInitializers(in file: ParsedFile) -> [Call] {
    file.calls(of: "init").filter { call in
      call.receiver?.trimmedDescription == "self"
        && call.node.enclosingType?.name == "NavigationLink"
        && call.node.enclosingType?.kind == .extension
    }
  }
}
