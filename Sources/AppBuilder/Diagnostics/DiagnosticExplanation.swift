/// NavLab's explanations of the compiler's messages.
enum DiagnosticExplanation {
  /// Returns NavLab's explanation of a message, or nil if the compiler's message is sufficient.
  static func of(_ message: String) -> String? {
    MissingModuleExplanation.of(message) ?? MissingNameExplanation.of(message)
      ?? SlowExpressionExplanation.of(message)
  }
}
