import SwiftSyntax

/// A change to an array or path: a call such as `path.append(…)`, or an assignment.
struct PathMutation {
  /// The names in the changed expression, such as `router` and `path`, without `self`.
  let path: [String]
  /// The call or assignment that makes the change.
  let node: Syntax
  /// The token that findings point to.
  let token: TokenSyntax

  private static let methods: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popLast",
    "replaceSubrange",
  ]

  /// Returns all changes to arrays and paths in a file, with calls first.
  static func all(in file: ParsedFile) -> [PathMutation] {
    let calls = file.calls(of: methods.sorted()).compactMap { call -> PathMutation? in
      guard let path = call.receiver?.memberPath, !path.isEmpty else { return nil }
      return PathMutation(path: path, node: Syntax(call.node), token: call.nameToken)
    }
    let assignments = file.nodes(SequenceExprSyntax.self).compactMap { sequence -> PathMutation? in
      let elements = Array(sequence.elements)
      guard elements.count > 2, let path = elements[0].memberPath, !path.isEmpty else { return nil }
      let isAssignment =
        elements[1].is(AssignmentExprSyntax.self)
        || elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
      guard isAssignment, let token = elements[0].lastToken(viewMode: .sourceAccurate) else {
        return nil
      }
      return PathMutation(path: path, node: Syntax(sequence), token: token)
    }
    return calls + assignments
  }
}
