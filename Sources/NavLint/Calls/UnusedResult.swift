import SwiftSyntax

extension SyntaxProtocol {
  /// A Boolean value that indicates whether the node is a statement whose value is unused.
  ///
  /// Code without a value can replace such a statement.
  var resultIsUnused: Bool {
    guard let item = parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self), let outer = list.parent
    else { return false }
    // The only statement of a closure or function may be its result.
    guard list.count == 1 else { return true }
    if let closure = outer.as(ClosureExprSyntax.self) { return closure.givesNothingBack }
    guard outer.is(CodeBlockSyntax.self), let owner = outer.parent else { return false }
    if let function = owner.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause == nil
    }
    switch owner.kind {
    case .forStmt, .whileStmt, .repeatStmt, .deferStmt, .guardStmt, .initializerDecl: return true
    case .ifExpr: return owner.ifIsStatement
    default: return false
    }
  }
}

extension ClosureExprSyntax {
  /// A Boolean value that indicates whether the closure is an action, which returns nothing.
  fileprivate var givesNothingBack: Bool {
    guard let enclosure = statements.enclosures.first, case .closure = enclosure.part else {
      return false
    }
    let call = enclosure.call
    if ["Task", "detached"].contains(call.name) { return !call.isKept && call.node.resultIsUnused }
    if call.name == "withAnimation" { return call.node.resultIsUnused }
    return enclosure.containers == [.action]
  }
}

extension Syntax {
  /// A Boolean value that indicates whether the `if` is a statement, or an expression whose value is unused.
  fileprivate var ifIsStatement: Bool {
    var node = self
    while let parent = node.parent {
      if parent.is(IfExprSyntax.self) {
        node = parent
      } else if let statement = parent.as(ExpressionStmtSyntax.self) {
        return statement.resultIsUnused
      } else {
        return false
      }
    }
    return false
  }
}
