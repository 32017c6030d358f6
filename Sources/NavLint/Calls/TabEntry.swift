package import SwiftSyntax

/// A tab in the source of a `TabView`.
package struct TabEntry: Sendable {
  /// The form in which the tab is written.
  package var form: Form
  /// The first call of the tab: `Tab(…)`, or the view with a `tabItem`.
  package var root: Call
  /// The value that identifies the tab in the selection, or nil if the tab has none.
  package var value: ExprSyntax?
  /// A Boolean value that indicates whether the tab always exists, outside any branch or loop.
  package var isUnconditional: Bool

  /// A form in which a tab is written.
  package enum Form: Hashable, Sendable {
    /// A `Tab`.
    case tab
    /// A view with a `tabItem`.
    case item
  }
}

extension Call {
  /// The tabs in the source of a `TabView`, including those in sections, branches and loops.
  package var tabEntries: [TabEntry] {
    trailingClosure.map { Self.entries(in: $0.statements, isUnconditional: true) } ?? []
  }

  private static func entries(
    in statements: CodeBlockItemListSyntax,
    isUnconditional: Bool
  ) -> [TabEntry] {
    statements.flatMap { item -> [TabEntry] in
      switch item.item {
      case .expr(let expression): entries(in: expression, isUnconditional: isUnconditional)
      case .stmt(let statement):
        statement.as(ExpressionStmtSyntax.self).map {
          entries(in: $0.expression, isUnconditional: isUnconditional)
        } ?? []
      case .decl: []
      }
    }
  }

  private static func entries(in expression: ExprSyntax, isUnconditional: Bool) -> [TabEntry] {
    if let condition = expression.as(IfExprSyntax.self) { return entries(in: condition) }
    guard let node = expression.as(FunctionCallExprSyntax.self), let call = Call(node) else {
      return []
    }
    let root = call.rootCall ?? call
    let modifiers = root.outerModifiers
    switch root.name {
    case "Tab":
      return [
        TabEntry(
          form: .tab,
          root: root,
          value: root.argument("value"),
          isUnconditional: isUnconditional
        )
      ]
    case "TabSection", "Group":
      let statements = root.closures.first { $0.label == nil || $0.label == "content" }
      return statements.map {
        entries(in: $0.closure.statements, isUnconditional: isUnconditional)
      } ?? []
    case "ForEach":
      return root.trailingClosure.map { entries(in: $0.statements, isUnconditional: false) } ?? []
    default:
      guard modifiers.contains(where: { $0.name == "tabItem" }) else { return [] }
      let tag = modifiers.last { $0.name == "tag" }?.argument(nil)
      return [
        TabEntry(form: .item, root: root, value: tag, isUnconditional: isUnconditional)
      ]
    }
  }

  private static func entries(in condition: IfExprSyntax) -> [TabEntry] {
    let entries = entries(in: condition.body.statements, isUnconditional: false)
    switch condition.elseBody {
    case .ifExpr(let next): return entries + self.entries(in: next)
    case .codeBlock(let block):
      return entries + self.entries(in: block.statements, isUnconditional: false)
    case nil: return entries
    }
  }
}
