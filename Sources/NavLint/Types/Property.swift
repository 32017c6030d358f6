package import SwiftSyntax

/// A variable declared in a type or function.
package struct Property: Sendable {
  /// The syntax node that contains the name.
  package let binding: PatternBindingSyntax
  /// The token of the name.
  package let nameToken: TokenSyntax
  /// The name of the variable.
  package let name: String
  /// The attributes of the variable, including property wrappers.
  package let attributes: [Attribute]
  /// A Boolean value that indicates whether the variable is declared with `let`.
  package let isConstant: Bool
  /// A Boolean value that indicates whether the variable is a static property.
  package let isStatic: Bool

  /// The explicit type of the variable, or nil if none is written.
  package var type: TypeSyntax? { binding.typeAnnotation?.type }

  /// The initial value of the variable, or nil if there is none.
  package var initialValue: ExprSyntax? { binding.initializer?.value }

  /// The accessors of a computed property or the observers of a stored property, or nil if there are none.
  package var accessors: AccessorBlockSyntax? { binding.accessorBlock }

  /// A Boolean value that indicates whether the variable is computed.
  package var isComputed: Bool {
    switch accessors?.accessors {
    case nil: false
    case .getter: true
    case .accessors(let list):
      !list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }

  /// A Boolean value that indicates whether the variable is declared in a type, and not in a function.
  var isOfType: Bool { binding.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true }

  /// A Boolean value that indicates whether the variable is stored, optional, and nil until code sets it.
  var beginsAsNil: Bool {
    guard !isComputed, type?.is(OptionalTypeSyntax.self) == true else { return false }
    return initialValue?.is(NilLiteralExprSyntax.self) ?? true
  }

  /// A Boolean value that indicates whether the variable is stored, and false until code sets it.
  var beginsAsFalse: Bool {
    !isComputed && initialValue?.as(BooleanLiteralExprSyntax.self)?.literal.text == "false"
  }

  /// Returns whether the variable has one of the given attributes, such as `State`.
  ///
  /// - Parameter names: The names without `@`.
  /// - Returns: Whether the variable has one of the attributes.
  package func has(_ names: String...) -> Bool {
    attributes.contains { names.contains($0.name) }
  }

  /// The text of the type, as written or as inferred from the initial value, or nil if it is unknown.
  package var typeText: String? {
    type?.trimmedDescription ?? initialValue?.typeText
  }

  /// A Boolean value that indicates whether the variable is view content, with a type such as `some View`.
  package var isContent: Bool {
    guard let some = type?.as(SomeOrAnyTypeSyntax.self) else { return false }
    return ["View", "Scene", "ToolbarContent", "TabContent"].contains(some.constraint.simpleName)
  }

  /// Returns the variables of a declaration, or an empty array for a pattern such as `(a, b)`.
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
  /// The text of the type of an expression such as `Router()`, `[Route]()`, `"text"` or `true`, or nil if it is
  /// unknown.
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
