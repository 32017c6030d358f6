package import SwiftSyntax

extension ExprSyntax {
  /// The type of an expression as far as the surrounding code says: of literals and initialisers, of local
  /// variables, of parameters and of properties of the type that it lies in.
  package var localTypeText: String? {
    if let text = typeText { return text }
    guard let reference = self.as(DeclReferenceExprSyntax.self) else { return nil }
    return reference.declaredTypeText
  }

  /// The name without `$` and `_`, when the expression is only a name.
  package var plainName: String? {
    self.as(DeclReferenceExprSyntax.self).map { String($0.baseName.text.trimmingPrefix("$")) }
  }

  /// The names of a chain such as `$router.path`, without `$`, `self` and question marks; nil for anything else.
  package var memberPath: [String]? {
    if let name = plainName { return name == "self" ? [] : [name] }
    if let optional = self.as(OptionalChainingExprSyntax.self) {
      return optional.expression.memberPath
    }
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base?.memberPath
    else { return nil }
    return base + [member.declName.baseName.text]
  }
}

extension DeclReferenceExprSyntax {
  /// The declaration that a name stands for: a local variable, or a property of the type around it.
  package var declaredProperty: Property? {
    let name = String(baseName.text.trimmingPrefix("$"))
    var node = Syntax(self)
    while let parent = node.parent {
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        for item in list where item.position < position {
          if let found = Property.named(name, in: item.item),
            !found.binding.range.contains(self.range)
          {
            return found
          }
        }
      }
      if let type = TypeDeclaration(parent) { return type.property(name) }
      node = parent
    }
    return nil
  }

  /// The text of the type that a name is declared with.
  var declaredTypeText: String? {
    let name = String(baseName.text.trimmingPrefix("$"))
    if let parameter = enclosingMember?.parameters.first(where: {
      ($0.secondName ?? $0.firstName).text == name
    }) {
      return parameter.type.trimmedDescription
    }
    return declaredProperty?.typeText
  }
}

extension SyntaxProtocol {
  /// The bytes of the node without the blanks around it.
  var range: Range<AbsolutePosition> {
    positionAfterSkippingLeadingTrivia..<endPositionBeforeTrailingTrivia
  }
}
