import SwiftSyntax

/// The search for a condition that keeps code from running while a path is empty.
struct EmptinessGuard {
  /// The last name of the path, such as `path`.
  let name: String

  /// Whether something around or before a node asks whether the path is empty, or fills it.
  func covers(_ node: some SyntaxProtocol) -> Bool {
    var node = Syntax(node)
    while let parent = node.parent, !parent.is(MemberBlockItemSyntax.self) {
      if asks(parent, around: node) { return true }
      if let list = parent.as(CodeBlockItemListSyntax.self),
        list.contains(where: { $0.position < node.position && settles($0) })
      {
        return true
      }
      node = parent
    }
    return false
  }

  /// Whether a statement or expression around the node depends on the path.
  private func asks(_ parent: Syntax, around node: Syntax) -> Bool {
    switch parent.as(SyntaxEnum.self) {
    case .ifExpr(let branch): branch.conditions.id != node.id && mentions(branch.conditions)
    case .whileStmt(let loop): mentions(loop.conditions)
    case .repeatStmt(let loop): mentions(loop.condition)
    case .forStmt(let loop): mentions(loop.sequence) || loop.whereClause.map(mentions) ?? false
    case .switchExpr(let choice): mentions(choice.subject)
    case .sequenceExpr(let sequence):
      sequence.elements.contains { $0.id != node.id && mentions($0) }
    case .functionCallExpr(let call):
      Call(call)?.outerModifiers.contains {
        $0.name == "disabled" && $0.argument(nil).map(mentions) ?? false
      } ?? false
    default: false
    }
  }

  /// Whether a statement before the node leaves when the path is empty, or puts something into it.
  private func settles(_ item: CodeBlockItemSyntax) -> Bool {
    if let check = item.item.as(GuardStmtSyntax.self) { return mentions(check.conditions) }
    let text = item.item.trimmedDescription
    if let branch = item.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) {
      return mentions(branch.conditions) && (text.contains("return") || text.contains("break"))
    }
    if text.hasPrefix("precondition(") || text.hasPrefix("assert(") { return mentions(item.item) }
    return text.contains("\(name).append(")
      || text.firstMatch(of: /\w+ = \[[^\]]/) != nil
        && text.contains("\(name) = [")
  }

  /// Whether a condition has to do with the path, or may have: a name such as `canGoBack` counts.
  private func mentions(_ condition: some SyntaxProtocol) -> Bool {
    condition.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let text) = token.tokenKind else { return false }
      return text == name || ["isEmpty", "count", "last", "depth"].contains(text)
        || text.firstMatch(of: /^(can|has|is|should)[A-Z]/) != nil
    }
  }
}
