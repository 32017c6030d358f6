/// A namespace for showing a learner's values as text.
package enum ValueText {
  /// Returns a value as Swift code, truncated to a readable length.
  ///
  /// No code of the learner's is called, except the getters of standard types, and no address is ever shown.
  ///
  /// - Parameters:
  ///   - value: Any value.
  ///   - limit: The number of characters to keep.
  /// - Returns: A text such as `.postDetail(id: 42)`.
  package static func text(of value: Any, limit: Int = 160) -> String {
    let text = ValueDescriber(limits: .reading).literal(of: value).description
    guard text.utf8.count > limit, text.count > limit else { return text }
    return text.prefix(max(limit - 1, 0)) + "…"
  }

  /// Returns a value as a complete literal.
  ///
  /// - Parameter value: Any value.
  /// - Returns: The literal; parts without a literal form are ``RouteLiteral/opaque(_:)``.
  package static func literal(of value: Any) -> RouteLiteral {
    ValueDescriber(limits: .complete).literal(of: value)
  }
}
