import SwiftSyntax

extension SyntaxProtocol {
  /// The nodes of a kind that lie in this one, itself among them, in the order in which they begin.
  ///
  /// - Parameter type: The kind of node.
  /// - Returns: The nodes.
  func descendants<Node: SyntaxProtocol>(_ type: Node.Type) -> [Node] {
    var found: [Node] = []
    // Chains of members are as deep as they are long, which is too deep for recursion.
    var waiting = [Syntax(self)]
    while let node = waiting.popLast() {
      if let match = node.as(type) { found.append(match) }
      for child in node.children(viewMode: .sourceAccurate).reversed() where child.kind != .token {
        waiting.append(child)
      }
    }
    return found
  }

  /// The calls that lie in this node, itself among them, in the order in which they begin.
  var innerCalls: [Call] { descendants(FunctionCallExprSyntax.self).compactMap(Call.init) }

  /// The names that are used in this node and are not members of something else.
  var usedNames: Set<String> {
    Set(descendants(DeclReferenceExprSyntax.self).filter { !$0.isMember }.map(\.baseName.text))
  }

  /// Whether one of some names is used in this node, and not as a member of something else.
  func uses(_ names: Set<String>) -> Bool {
    descendants(DeclReferenceExprSyntax.self).contains {
      names.contains($0.baseName.text) && !$0.isMember
    }
  }

  /// Whether this lies in another node, or is that node.
  func lies(in other: some SyntaxProtocol) -> Bool {
    other.position <= position && endPosition <= other.endPosition
  }
}

extension DeclReferenceExprSyntax {
  /// Whether the name stands behind a dot.
  var isMember: Bool {
    guard let member = parent?.as(MemberAccessExprSyntax.self) else { return false }
    return member.declName.id == id
  }
}
