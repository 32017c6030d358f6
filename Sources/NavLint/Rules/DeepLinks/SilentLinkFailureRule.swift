import Findings
import SwiftSyntax

/// Finds handlers that drop a link without a word when what it names is not there.
struct SilentLinkFailureRule: Rule {
  static let fault = "silent-link-failure"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    LinkHandler.all(in: file, context.project).filter(\.isClosure).compactMap { handler in
      for item in handler.statements {
        guard let node = item.item.as(GuardStmtSyntax.self), looksUp(node, handler),
          isSilent(node.body)
        else { continue }
        return file.finding(
          self,
          at: node.guardKeyword,
          "a link to something unknown is dropped here without a word; tell the person what was not found"
        )
      }
      return nil
    }
  }

  /// Whether the conditions look for something that the link names, and not only at what kind of link it is.
  private func looksUp(_ node: GuardStmtSyntax, _ handler: LinkHandler) -> Bool {
    node.conditions.contains { element in
      guard handler.concerns(element) else { return false }
      return element.innerCalls.contains { call in
        ["first", "firstIndex", "contains", "find", "lookUp"].contains(call.name)
          && (call.isOnReceiver && !(call.receiver.map(handler.concerns) ?? true))
      }
        || element.descendants(SubscriptCallExprSyntax.self).contains {
          handler.concerns($0.arguments) && !handler.concerns($0.calledExpression)
        }
    }
  }

  private func isSilent(_ block: CodeBlockSyntax) -> Bool {
    guard block.statements.count == 1,
      let leave = block.statements.first?.item.as(ReturnStmtSyntax.self)
    else { return false }
    return leave.expression == nil
  }
}
