import SceneModel

extension Literal {
  /// The literal, if it has no wildcard in it.
  func withoutWildcard(_ scanner: inout Scanner) throws(ScriptError) -> Literal {
    guard hasWildcard else { return self }
    throw scanner.error("_ stands for any value only in expect; write a value here")
  }

  /// Whether a wildcard stands anywhere in the literal.
  var hasWildcard: Bool {
    switch self {
    case .wildcard: true
    case .array(let elements): elements.contains(where: \.hasWildcard)
    case .dictionary(let entries):
      entries.contains { $0.key.hasWildcard || $0.value.hasWildcard }
    case .member(_, let arguments), .call(_, let arguments):
      arguments.contains(where: \.value.hasWildcard)
    case .integer, .decimal, .string, .boolean, .null: false
    }
  }
}
