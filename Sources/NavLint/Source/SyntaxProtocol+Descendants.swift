import SwiftSyntax

extension SyntaxProtocol {
  /// Returns the descendants of a kind, including this node, in the order of their start positions.
  ///
  /// - Parameter type: The kind of node.
  /// - Returns: The nodes.
  func descendants<Node: SyntaxProtocol>(_ type: Node.Type) -> [Node] {
    var found: [Node] = []
    // Chains of members are deeply nested, so recursion could overflow the stack.
    var waiting = [Syntax(self)]
    while let node = waiting.popLast() {
      if let match = node.as(type) { found.append(match) }
      for child in node.children(viewMode: .sourceAccurate).reversed() where child.kind != .token {
        waiting.append(child)
      }
    }
    return found
  }

  /// The calls in this node, including the node itself if it is a call, in the order of their start positions.
  var innerCalls: [Call] { descendants(FunctionCallExprSyntax.self).compactMap(Call.init) }

  /// The names that this node uses, except as members.
  var usedNames: Set<String> {
    Set(descendants(DeclReferenceExprSyntax.self).filter { !$0.isMember }.map(\.baseName.text))
  }

  /// Returns whether this node uses one of the given names, except as a member.
  func uses(_ names: Set<String>) -> Bool {
    descendants(DeclReferenceExprSyntax.self).contains {
      names.contains($0.baseName.text) && !$0.isMember
    }
  }

  /// Returns whether this node is the other node or is inside it.
  func lies(in other: some SyntaxProtocol) -> Bool {
    other.position <= position && endPosition <= other.endPosition
  }
}

extension DeclReferenceExprSyntax {
  /// A Boolean value that indicates whether the name follows a dot.
  var isMember: Bool {
    guard let member = parent?.as(MemberAccessExprSyntax.self) else { return false }
    return member.declName.id == id
  }
}
