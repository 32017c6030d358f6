/// The input of a user or script at a prompt.
package enum LineInput: Hashable, Sendable {
  /// A line, without its end.
  case line(String)
  /// The user abandoned the current line.
  case interrupted
  /// Another thread needs attention; the next line continues with the typed text.
  case called
  /// The input has ended.
  case end
}
