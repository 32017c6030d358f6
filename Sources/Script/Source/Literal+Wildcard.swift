import SceneModel

extension Literal {
  /// Returns the literal, or throws an error if it contains a wildcard.
  func withoutWildcard(_ scanner: inout Scanner) throws(ScriptError) -> Literal {
    guard hasWildcard else { return self }
    throw scanner.error("_ matches any value only in 'expect'; write a value here")
  }

  /// A Boolean value that indicates whether the literal contains a wildcard.
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
