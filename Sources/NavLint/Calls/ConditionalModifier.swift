import SwiftSyntax

extension MemberAccessExprSyntax {
  /// The expression before an `#if` that contains the modifier, such as `List { … }`, or nil if there is none.
  var conditionalBase: ExprSyntax? {
    guard base == nil else { return nil }
    var node = Syntax(self)
    while let parent = node.parent {
      switch parent.kind {
      case .functionCallExpr:
        guard parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(node)?.id
        else { return nil }
      case .memberAccessExpr: break
      case .ifConfigClause:
        guard
          let whole = parent.parent?.parent?.parent?.as(PostfixIfConfigExprSyntax.self)
        else { return nil }
        // Such conditions may be nested.
        if let base = whole.base { return base }
        node = Syntax(whole)
        continue
      default: return nil
      }
      node = parent
    }
    return nil
  }
}

extension PostfixIfConfigExprSyntax {
  /// The modifiers of the first branch, from the inside out.
  var firstModifiers: [Call] {
    guard case .postfixExpression(let expression)? = config.clauses.first?.elements else {
      return []
    }
    guard let last = expression.as(FunctionCallExprSyntax.self).flatMap(Call.init) else {
      return []
    }
    let before = last.innerModifiers.filter { $0.nameToken.position >= config.position }
    return before + [last]
  }
}
