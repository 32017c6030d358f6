package import SwiftSyntax

/// A variable declared in a type or function.
package struct Property: Sendable {
  /// The node with one name of the declaration.
  package let binding: PatternBindingSyntax
  /// The token of the name.
  package let nameToken: TokenSyntax
  /// The name.
  package let name: String
  /// The attributes, including property wrappers.
  package let attributes: [Attribute]
  /// Whether it is declared with `let`.
  package let isConstant: Bool
  /// Whether it is a static property.
  package let isStatic: Bool

  /// The explicit type.
  package var type: TypeSyntax? { binding.typeAnnotation?.type }

  /// The initial value.
  package var initialValue: ExprSyntax? { binding.initializer?.value }

  /// The accessors of a computed property, or the observers of a stored one.
  package var accessors: AccessorBlockSyntax? { binding.accessorBlock }

  /// Whether it is computed, without a stored value.
  package var isComputed: Bool {
    switch accessors?.accessors {
    case nil: false
    case .getter: true
    case .accessors(let list):
      !list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }

  /// Whether it is stored and optional, and nil until something sets it.
  var beginsAsNil: Bool {
    guard !isComputed, type?.is(OptionalTypeSyntax.self) == true else { return false }
    return initialValue?.is(NilLiteralExprSyntax.self) ?? true
  }

  /// Whether it is stored, and false until something sets it.
  var beginsAsFalse: Bool {
    !isComputed && initialValue?.as(BooleanLiteralExprSyntax.self)?.literal.text == "false"
  }

  /// Returns whether it has one of some attributes, such as `State`.
  ///
  /// - Parameter names: The names without `@`.
  /// - Returns: Whether it has one of them.
  package func has(_ names: String...) -> Bool {
    attributes.contains { names.contains($0.name) }
  }

  /// The type's text as written, or as the initial value shows it: `[Route]`, `Router`,
  /// `NavigationPath`.
  package var typeText: String? {
    type?.trimmedDescription ?? initialValue?.typeText
  }

  /// Whether it is content: its type is `some View` or similar.
  package var isContent: Bool {
    guard let some = type?.as(SomeOrAnyTypeSyntax.self) else { return false }
    return ["View", "Scene", "ToolbarContent", "TabContent"].contains(some.constraint.simpleName)
  }

  /// Returns the variables of a declaration; a pattern such as `(a, b)` has none.
  static func all(in declaration: some SyntaxProtocol) -> [Property] {
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return [] }
    let attributes = Attribute.all(in: variable.attributes)
    let isStatic = variable.modifiers.contains {
      ["static", "class"].contains($0.name.text)
    }
    return variable.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        return nil
      }
      return Property(
        binding: binding,
        nameToken: name,
        name: name.text,
        attributes: attributes,
        isConstant: variable.bindingSpecifier.text == "let",
        isStatic: isStatic
      )
    }
  }
}

extension ExprSyntax {
  /// The text of the type that the expression itself shows: `Router()`, `[Route]()`, `"text"`,
  /// `true`.
  package var typeText: String? {
    switch self.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call):
      let callee = call.calledExpression
      if callee.is(ArrayExprSyntax.self) || callee.is(DictionaryExprSyntax.self) {
        return callee.trimmedDescription
      }
      return Call(call).flatMap { $0.isInitializer ? callee.trimmedDescription : nil }
    case .stringLiteralExpr: return "String"
    case .integerLiteralExpr: return "Int"
    case .booleanLiteralExpr: return "Bool"
    case .floatLiteralExpr: return "Double"
    case .sequenceExpr(let node):
      // A cast expression has the type of the cast.
      guard node.elements.count == 3, let cast = node.elements.dropFirst().first,
        cast.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text != "?",
        cast.is(UnresolvedAsExprSyntax.self)
      else { return nil }
      return node.elements.last?.as(TypeExprSyntax.self)?.type.trimmedDescription
    case .tryExpr(let node): return node.expression.typeText
    case .awaitExpr(let node): return node.expression.typeText
    default: return nil
    }
  }
}
