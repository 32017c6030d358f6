/// NavLab's additions to messages of the compiler.
enum DiagnosticExplanation {
  /// Returns the sentence for a message, or nil if the compiler's message is sufficient.
  static func of(_ message: String) -> String? {
    MissingModuleExplanation.of(message) ?? MissingNameExplanation.of(message)
      ?? SlowExpressionExplanation.of(message)
  }
}
