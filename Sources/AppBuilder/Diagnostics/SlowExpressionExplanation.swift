/// Advice about an expression that was too complex for the compiler.
enum SlowExpressionExplanation {
  /// Returns an explanation of a message about a complex expression, or nil if the message has another subject.
  static func of(_ message: String) -> String? {
    guard message.contains("unable to type-check this expression in reasonable time") else {
      return nil
    }
    return """
      In a list of views, the cause is usually one wrong name or argument. Move parts of the list into \
      separate views or properties and build again: the compiler then reports the mistake and its place.
      """
  }
}
