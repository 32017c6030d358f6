import SwiftSyntax

extension SyntaxProtocol {
  /// Returns whether the node reads saved data from user defaults, a stored property or a decoder.
  func readsSaved(in type: TypeDeclaration?, of file: ParsedFile) -> Bool {
    if innerCalls.contains(where: { $0.name == "decode" && $0.isOnReceiver }) { return true }
    return descendants(DeclReferenceExprSyntax.self).contains { reference in
      guard !reference.isMember else { return false }
      let name = reference.baseName.text
      return name == "UserDefaults" || type.map { file.isStored(name, of: $0) } ?? false
    }
  }
}

extension ParsedFile {
  /// Returns whether a name refers to a property in scene storage or user defaults.
  func isStored(_ name: String, of type: TypeDeclaration) -> Bool {
    declarations.property(name, of: type)?.has("SceneStorage", "AppStorage") ?? false
  }

  /// The last names of the paths that are bound to the stacks in the file.
  var boundPathNames: Set<String> {
    Set(calls(of: "NavigationStack").compactMap { $0.argument("path")?.memberPath?.last })
  }
}

extension ConditionElementSyntax {
  /// The name that a condition requires to be non-empty, such as `path` for `!path.isEmpty`, or nil if there is none.
  var nameAskedForContent: String? {
    guard case .expression(let expression) = condition,
      let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!",
      let member = prefix.expression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "isEmpty"
    else { return nil }
    return member.base?.memberPath?.last
  }

  /// A Boolean value that indicates whether the condition unwraps the codable form of a path.
  var unwrapsCodable: Bool {
    guard case .optionalBinding(let binding) = condition,
      let member = binding.initializer?.value.as(MemberAccessExprSyntax.self)
    else { return false }
    return member.declName.baseName.text == "codable"
  }
}
