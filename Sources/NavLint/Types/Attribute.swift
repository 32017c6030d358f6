package import SwiftSyntax

/// An attribute of a declaration, such as `@State` or `@AppStorage("tab")`.
package struct Attribute: Sendable {
  /// The syntax node of the attribute.
  package let node: AttributeSyntax
  /// The name of the attribute, without `@` and generic arguments.
  package let name: String

  /// The arguments in the parentheses.
  package var arguments: [LabeledExprSyntax] {
    node.arguments?.as(LabeledExprListSyntax.self).map { Array($0) } ?? []
  }

  /// Returns the attributes in a list, except those in `#if`.
  static func all(in list: AttributeListSyntax) -> [Attribute] {
    list.compactMap { $0.as(AttributeSyntax.self) }
      .map { Attribute(node: $0, name: $0.attributeName.simpleName) }
  }
}
