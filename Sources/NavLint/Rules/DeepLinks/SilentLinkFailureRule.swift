import Findings
import SwiftSyntax

/// Finds handlers that silently drop a link whose target does not exist.
struct SilentLinkFailureRule: Rule {
  static let fault = "silent-link-failure"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    LinkHandler.all(in: file, context.project).compactMap { handler in
      let closure = handler.statements.enclosingClosure
      let checks = handler.statements.descendants(GuardStmtSyntax.self).filter {
        $0.enclosingClosure?.id == closure?.id && isSilent($0.body)
          && looksUp($0.conditions, handler) && !asksKind($0.conditions)
      }
      let branches = handler.statements.descendants(IfExprSyntax.self).filter {
        $0.enclosingClosure?.id == closure?.id && isLast($0) && looksUp($0.conditions, handler)
      }
      let places = checks.map(\.guardKeyword) + branches.map(\.ifKeyword)
      guard let place = places.min(by: { $0.position < $1.position }) else { return nil }
      return file.finding(
        self,
        at: place,
        "a link to something unknown is dropped here without a word; tell the person what was not found"
      )
    }
  }

  /// Returns whether the conditions look up a value that the link names, rather than only checking
  /// the kind of link.
  private func looksUp(_ conditions: ConditionElementListSyntax, _ handler: LinkHandler) -> Bool {
    conditions.contains { element in
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

  /// Returns whether the same check rejects links of another kind, which needs no message.
  private func asksKind(_ conditions: ConditionElementListSyntax) -> Bool {
    conditions.contains { element in
      guard case .expression(let expression) = element.condition,
        let sequence = expression.as(SequenceExprSyntax.self)
      else { return false }
      return sequence.descendants(MemberAccessExprSyntax.self).contains {
        ["host", "scheme"].contains($0.declName.baseName.text)
      }
    }
  }

  /// Returns whether a block contains only a return.
  private func isSilent(_ block: CodeBlockSyntax) -> Bool {
    guard block.statements.count == 1,
      let leave = block.statements.first?.item.as(ReturnStmtSyntax.self)
    else { return false }
    return leave.expression == nil
  }

  /// Returns whether a handler continues only with a value that is looked up and unwrapped: there
  /// is no other branch, and nothing follows.
  private func isLast(_ branch: IfExprSyntax) -> Bool {
    guard branch.elseBody == nil,
      branch.conditions.contains(where: { $0.condition.is(OptionalBindingConditionSyntax.self) })
    else { return false }
    var node = Syntax(branch)
    while let parent = node.parent {
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        guard list.last?.id == node.id else { return false }
        if list.parent?.is(ClosureExprSyntax.self) == true { return true }
        if list.parent?.parent?.is(FunctionDeclSyntax.self) == true { return true }
      } else if let outer = parent.as(IfExprSyntax.self), outer.elseBody != nil {
        return false
      }
      node = parent
    }
    return false
  }
}
