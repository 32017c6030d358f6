import SwiftSyntax

/// A chain of members such as `$coordinator.state.tab`, whose types other files may declare.
struct DeepPath: Hashable, Sendable {
  /// The type of the first object.
  var type: String
  /// The names after the first object, such as `state` and `tab`.
  var names: [String]

  /// Creates a path from a chain of at least three names, or returns nil if the expression is not such a chain.
  ///
  /// The file must show the type of the first object.
  init?(_ expression: ExprSyntax, in file: ParsedFile) {
    guard let all = expression.memberPath, all.count > 2,
      let property = file.declarations.object(of: expression), !property.has("Binding"),
      let text = property.typeText ?? property.environmentType
    else { return nil }
    type = Project.simpleName(text)
    names = Array(all.dropFirst())
  }

  /// Returns the last property with its type, or nil if the type of an earlier property is unknown.
  ///
  /// - Parameter types: The types of the project.
  /// - Returns: The property, or nil if one of the types is not known.
  func resolved(_ types: [String: TypeFacts]) -> StackPath? {
    var owner = type
    for name in names.dropLast() {
      guard let next = types[owner]?.properties[name]?.type else { return nil }
      owner = Project.simpleName(next)
    }
    guard types[owner] != nil, let last = names.last else { return nil }
    return StackPath(name: last, owner: owner)
  }
}
