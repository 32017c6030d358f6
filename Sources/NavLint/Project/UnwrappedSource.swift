import SwiftSyntax

extension ExprSyntax {
  /// The value that an enclosing or earlier optional binding unwraps under the expression's name, or nil if there is
  /// none.
  ///
  /// For example, the value is `selection` for `item` in `if let item = selection { save(item) }`.
  var unwrappedSource: ExprSyntax? {
    guard let name = plainName else { return nil }
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(MemberBlockSyntax.self) {
      if let branch = parent.as(IfExprSyntax.self),
        branch.body.id == node.as(CodeBlockSyntax.self)?.id,
        let source = branch.conditions.source(of: name)
      {
        return source
      }
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        for item in list.prefix(Self.reach) {
          guard item.position < position else { break }
          if let source = item.item.as(GuardStmtSyntax.self)?.conditions.source(of: name) {
            return source
          }
        }
      }
      node = parent
    }
    return nil
  }

  /// The maximum number of statements to examine in each list.
  private static let reach = 30
}

extension ConditionElementListSyntax {
  /// Returns the value that one of the conditions unwraps under the given name, or nil if there is none.
  fileprivate func source(of name: String) -> ExprSyntax? {
    lazy.compactMap { element in
      guard case .optionalBinding(let binding) = element.condition,
        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
      else { return nil }
      return binding.initializer?.value
    }.first
  }
}
