import SwiftSyntax

extension SyntaxProtocol {
  /// Whether something here is read from what was saved: user defaults, a stored property, or a decoder.
  func readsSaved(in type: TypeDeclaration?) -> Bool {
    if innerCalls.contains(where: { $0.name == "decode" && $0.isOnReceiver }) { return true }
    if uses(["UserDefaults"]) { return true }
    return uses(type?.storedNames ?? [])
  }
}

extension TypeDeclaration {
  /// The names of the properties that are kept in scene storage or in user defaults.
  var storedNames: Set<String> {
    Set(properties.filter { $0.has("SceneStorage", "AppStorage") }.map(\.name))
  }
}

extension ParsedFile {
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
