package import SwiftSyntax

/// The function, initialiser or property that contains some code.
package struct Member: Sendable {
  /// The syntax node of the declaration.
  package let node: Syntax
  /// The name of the function or property, or `init` for an initialiser.
  package let name: String
  /// The attributes of the declaration.
  package let attributes: [Attribute]

  /// The parameters of the function or initialiser, or an empty array for a property.
  package var parameters: [FunctionParameterSyntax] {
    let signature =
      node.as(FunctionDeclSyntax.self)?.signature ?? node.as(InitializerDeclSyntax.self)?.signature
    return signature.map { Array($0.parameterClause.parameters) } ?? []
  }

  /// A Boolean value that indicates whether the member is declared `async`.
  package var isAsync: Bool {
    node.as(FunctionDeclSyntax.self)?.signature.effectSpecifiers?.asyncSpecifier != nil
  }
}

extension SyntaxProtocol {
  /// The innermost function, initialiser or property whose declaration contains the node, or nil if there is none.
  package var enclosingMember: Member? {
    var node = parent
    while let current = node {
      if let function = current.as(FunctionDeclSyntax.self) {
        let attributes = Attribute.all(in: function.attributes)
        return Member(node: current, name: function.name.text, attributes: attributes)
      }
      if let initializer = current.as(InitializerDeclSyntax.self) {
        let attributes = Attribute.all(in: initializer.attributes)
        return Member(node: current, name: "init", attributes: attributes)
      }
      if let variable = current.as(VariableDeclSyntax.self),
        variable.parent?.is(MemberBlockItemSyntax.self) == true,
        let property = Property.all(in: variable).first
      {
        return Member(node: current, name: property.name, attributes: property.attributes)
      }
      if current.is(MemberBlockSyntax.self) { return nil }
      node = current.parent
    }
    return nil
  }

  /// A Boolean value that indicates whether the node is in a preview, written with `#Preview` or as a
  /// `PreviewProvider`.
  package var isInPreview: Bool {
    var node = parent
    while let current = node {
      if current.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
        || current.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
        || TypeDeclaration(current)?.isPreview == true
      {
        return true
      }
      node = current.parent
    }
    return false
  }
}

extension TypeDeclaration {
  /// A Boolean value that indicates whether the type is only for previews, judging by its protocol or name.
  var isPreview: Bool {
    inherited.contains("PreviewProvider")
      || isView && ["Preview", "Previews", "PreviewWrapper"].contains(where: name.hasSuffix)
        && node.isPrivateDeclaration
  }
}

extension SyntaxProtocol {
  /// A Boolean value that indicates whether the declaration is private to its file.
  fileprivate var isPrivateDeclaration: Bool {
    asProtocol((any WithModifiersSyntax).self)?.modifiers
      .contains { ["private", "fileprivate"].contains($0.name.text) } ?? false
  }
}
