/// Finds what NavLab has to add to a message of the compiler.
enum Explanation {
  /// The sentence for a message, or nil when the compiler has said it all.
  static func of(_ message: String) -> String? {
    MissingModuleExplanation.of(message) ?? MissingNameExplanation.of(message)
      ?? SlowExpressionExplanation.of(message)
  }
}
