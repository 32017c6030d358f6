import SceneText

/// The reason why a script or line is invalid.
package struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place of the error.
  package var position: ScriptPosition
  /// The mistake and the advice, in one line.
  package var message: String
  /// The suggested text for the whole line.
  package var correction: String?
  /// Whether the script could not be read at all, so that no line of it is to blame.
  package var concernsWholeFile = false

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - message: The mistake and the advice, in one line.
  ///   - position: The position of the error.
  ///   - correction: The suggested text for the whole line, if there is one.
  package init(_ message: String, at position: ScriptPosition, correction: String? = nil) {
    self.message = message
    self.position = position
    self.correction = correction
  }

  /// The error as one line that begins with its position.
  package var description: String {
    "\(position): \(message)"
  }
}

extension ScriptError {
  /// Returns text from a script in a form for messages: short, and on one line.
  static func excerpt(_ text: String) -> String {
    TextLayout(signs: .ascii).cut(Printable.line(String(text.prefix(200))), to: 40)
  }
}
