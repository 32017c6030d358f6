/// A destination for text.
package protocol TextOutput: Sendable {
  /// Writes text immediately, without buffering.
  ///
  /// - Parameter text: The text to write; nothing is added to it.
  func write(_ text: String)
}
