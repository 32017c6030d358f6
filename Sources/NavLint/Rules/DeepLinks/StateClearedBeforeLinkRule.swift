import Findings
import SwiftSyntax

/// A rule that finds link handlers that empty the path before reading the link.
struct StateClearedBeforeLinkRule: Rule {
  static let fault = "state-cleared-before-link"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    LinkHandler.all(in: file, context.project).compactMap { handler in
      let locals = locals(of: handler)
      var cleared: (any SyntaxProtocol)?
      for item in handler.statements {
        if let place = cleared {
          guard let look = lookAtLink(item, handler) else { continue }
          return file.finding(
            self,
            at: Syntax(fromProtocol: place),
            "this code empties the path before it reads the link; read the link first",
            notes: [file.note("the link is read here", at: look)]
          )
        }
        // A handler that has read the link before is assumed to be correct.
        if lookAtLink(item, handler) != nil { return nil }
        cleared = clearing(item, locals: locals)
      }
      return nil
    }
  }

  private func locals(of handler: LinkHandler) -> Set<String> {
    Set(
      handler.statements.flatMap { Property.all(in: $0.item) }.map(\.name)
    )
  }

  /// Returns the state that a statement clears or pops, or nil if there is none.
  private func clearing(_ item: CodeBlockItemSyntax, locals: Set<String>) -> (any SyntaxProtocol)? {
    if let node = item.item.as(FunctionCallExprSyntax.self), let call = Call(node),
      let receiver = call.receiver?.memberPath, !receiver.isEmpty, !isLocal(receiver, locals)
    {
      if call.name == "removeAll", call.node.arguments.allSatisfy({ $0.label != nil }),
        call.closures.isEmpty
      {
        return call.node
      }
      if call.name == "removeLast", let count = call.argument(nil)?.memberPath,
        count == receiver + ["count"]
      {
        return call.node
      }
      return nil
    }
    if let node = item.item.as(FunctionCallExprSyntax.self), let call = Call(node),
      call.receiver?.memberPath?.isEmpty ?? true, node.arguments.isEmpty, call.closures.isEmpty,
      let type = node.enclosingType,
      let body = type.methods.first(where: { $0.name.text == call.name })?.body,
      body.statements.count == 1, let only = body.statements.first,
      !only.item.is(FunctionCallExprSyntax.self)
        || Call(only.item.cast(FunctionCallExprSyntax.self))?.receiver != nil,
      clearing(only, locals: []) != nil
    {
      return call.node
    }
    guard let parts = item.item.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
      let target = parts.first, let path = target.memberPath, !isLocal(path, locals),
      parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true, let value = parts.last
    else { return nil }
    if value.as(ArrayExprSyntax.self)?.elements.isEmpty == true { return item.item }
    if let call = value.as(FunctionCallExprSyntax.self).flatMap(Call.init),
      call.name == "NavigationPath" || call.isOnReceiver && call.name == "init",
      call.node.arguments.isEmpty
    {
      return item.item
    }
    return nil
  }

  private func isLocal(_ path: [String], _ locals: Set<String>) -> Bool {
    path.count == 1 && path.first.map(locals.contains) ?? true
  }

  /// Returns whether the body of a loop behaves differently for different parts of the link.
  private func decides(_ body: CodeBlockSyntax, _ handler: LinkHandler) -> Bool {
    body.descendants(SwitchExprSyntax.self).contains { handler.concerns($0.subject) }
      || body.descendants(ConditionElementSyntax.self).contains { handler.concerns($0) }
  }

  /// Returns the part of a statement that depends on the link and may reject it, or nil if there is none.
  private func lookAtLink(_ item: CodeBlockItemSyntax, _ handler: LinkHandler) -> Syntax? {
    if let node = item.item.as(GuardStmtSyntax.self), handler.concerns(node.conditions) {
      return Syntax(node.guardKeyword)
    }
    let expression =
      item.item.as(ExpressionStmtSyntax.self)?.expression ?? item.item.as(ExprSyntax.self)
    if let node = expression?.as(IfExprSyntax.self), handler.concerns(node.conditions) {
      return Syntax(node.ifKeyword)
    }
    if let node = expression?.as(SwitchExprSyntax.self), handler.concerns(node.subject) {
      return Syntax(node.switchKeyword)
    }
    if let loop = item.item.as(WhileStmtSyntax.self), handler.concerns(loop.conditions),
      decides(loop.body, handler)
    {
      return Syntax(loop.whileKeyword)
    }
    if let loop = item.item.as(ForStmtSyntax.self), handler.concerns(loop.sequence),
      decides(loop.body, handler)
    {
      return Syntax(loop.forKeyword)
    }
    return nil
  }
}
