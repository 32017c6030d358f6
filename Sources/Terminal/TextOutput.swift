/// A destination for text.
package protocol TextOutput: Sendable {
  /// Writes text immediately, without buffering.
  ///
  /// - Parameter text: The text to write, to which nothing is added.
  func write(_ text: String)
}
