import SceneText

/// The reason why a script or line is invalid.
package struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The position of the error.
  package var position: ScriptPosition
  /// A one-line message with the mistake and the advice.
  package var message: String
  /// The suggested text for the whole line, or nil if there is none.
  package var correction: String?
  /// A Boolean value that indicates whether the whole script could not be read, rather than only one of its lines.
  package var concernsWholeFile = false

  /// Creates an error at a position.
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

  /// A one-line description of the error, beginning with the position.
  package var description: String {
    "\(position): \(message)"
  }
}

extension ScriptError {
  /// Returns text from a script, shortened and put on one line for use in messages.
  static func excerpt(_ text: String) -> String {
    TextLayout(signs: .ascii).cut(Printable.line(String(text.prefix(200))), to: 40)
  }
}
