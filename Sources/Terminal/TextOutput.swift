/// Somewhere that text goes.
package protocol TextOutput: Sendable {
  /// Hands over text at once, without keeping any of it back.
  ///
  /// - Parameter text: What to write; nothing is added to it.
  func write(_ text: String)
}
