import SwiftSyntax

extension FileFacts {
  /// The last names of what stacks of a file are bound to, such as `path` of `$router.path`.
  static func stackPathNames(in file: ParsedFile) -> Set<String> {
    Set(
      file.calls(of: "NavigationStack").compactMap { stack in
        stack.isOnReceiver ? nil : stack.argument("path")?.memberPath?.last
      }
    )
  }

  /// The names in a file that a binding leads to: `router` and `path` of `$router.path`, and everything that
  /// is named where a `Binding` is made by hand.
  static func bindingNames(in file: ParsedFile) -> Set<String> {
    var names: Set<String> = []
    for reference in file.nodes(DeclReferenceExprSyntax.self)
    where reference.baseName.text.hasPrefix("$") {
      names.insert(String(reference.baseName.text.dropFirst()))
      var node = Syntax(reference)
      while let member = node.parent?.as(MemberAccessExprSyntax.self) {
        names.insert(member.declName.baseName.text)
        node = Syntax(member)
      }
    }
    for call in file.calls(of: ["Binding", "NavigationStack"]) where !call.isOnReceiver {
      for argument in call.node.arguments { names.formUnion(Self.names(in: argument.expression)) }
    }
    for path in file.nodes(KeyPathExprSyntax.self) { names.formUnion(Self.names(in: path)) }
    return names
  }

  private static func names(in node: some SyntaxProtocol) -> [String] {
    node.tokens(viewMode: .sourceAccurate).compactMap { token in
      if case .identifier(let name) = token.tokenKind { name } else { nil }
    }
  }
}
