import SwiftSyntax

extension SyntaxProtocol {
  /// Whether something here is read from what was saved: user defaults, a stored property, or a decoder.
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
  /// Whether a name is that of a property that is kept in scene storage or in user defaults.
  func isStored(_ name: String, of type: TypeDeclaration) -> Bool {
    declarations.property(name, of: type)?.has("SceneStorage", "AppStorage") ?? false
  }

  /// The names that stacks of this file are bound to, without what stands before their last dots.
  var boundPathNames: Set<String> {
    Set(calls(of: "NavigationStack").compactMap { $0.argument("path")?.memberPath?.last })
  }
}

extension ConditionElementSyntax {
  /// The name that a condition asks to have something in it: `path` of `!path.isEmpty`.
  var nameAskedForContent: String? {
    guard case .expression(let expression) = condition,
      let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!",
      let member = prefix.expression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "isEmpty"
    else { return nil }
    return member.base?.memberPath?.last
  }

  /// Whether a condition unwraps the codable form of a path.
  var unwrapsCodable: Bool {
    guard case .optionalBinding(let binding) = condition,
      let member = binding.initializer?.value.as(MemberAccessExprSyntax.self)
    else { return false }
    return member.declName.baseName.text == "codable"
  }
}
