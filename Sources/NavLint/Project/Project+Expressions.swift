package import SwiftSyntax

extension Project {
  /// Returns the type of an expression in the current file, or nil if its names do not determine the type.
  ///
  /// For example, `$router.path` has the type of `path` in `Router`, if `router` is known to be a `Router`.
  ///
  /// - Parameter expression: The expression; a leading `$` is ignored.
  /// - Returns: The type as written, or nil if it is unknown.
  package func typeText(of expression: ExprSyntax) -> String? {
    let text = writtenType(of: expression)
    return text.map { aliasedTypes[$0] ?? $0 }
  }

  private func writtenType(of expression: ExprSyntax) -> String? {
    if let text = declarations.typeText(of: expression) { return text }
    if let reference = expression.as(DeclReferenceExprSyntax.self),
      let value = declarations.property(of: reference)?.initialValue,
      let name = enumName(of: value)
    {
      return name
    }
    guard let path = expression.memberPath, let first = path.first else {
      return expression.is(DeclReferenceExprSyntax.self) ? expression.enclosingType?.name : nil
    }
    var text: String?
    var rest = path.dropFirst()
    if let base = expression.firstReference, base.baseName.text != "self" {
      text = declarations.typeText(of: base)
      if text == nil, first.first?.isUppercase == true { text = first }
      if text == nil, let type = expression.enclosingType {
        text = self.type(named: type.name)?.properties[first]?.type
      }
    } else {
      text = expression.enclosingType?.name
      rest = path[...]
    }
    for name in rest {
      guard let known = text.flatMap(type(named:)) else { return nil }
      text = known.properties[name]?.type
    }
    return text
  }
}

extension ExprSyntax {
  /// The last name in a chain of members, or nil if the expression is not such a chain.
  var lastReference: DeclReferenceExprSyntax? {
    self.as(MemberAccessExprSyntax.self)?.declName ?? self.as(DeclReferenceExprSyntax.self)
  }

  /// The first name in a chain of members, or nil if the expression is not such a chain.
  var firstReference: DeclReferenceExprSyntax? {
    var expression = self
    while true {
      if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
        expression = base
      } else if let optional = expression.as(OptionalChainingExprSyntax.self) {
        expression = optional.expression
      } else {
        return expression.as(DeclReferenceExprSyntax.self)
      }
    }
  }
}
