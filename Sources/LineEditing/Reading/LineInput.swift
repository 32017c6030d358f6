/// The input of a user or script at a prompt.
package enum LineInput: Hashable, Sendable {
  /// A line without its line terminator.
  case line(String)
  /// An interruption by the user, which discards the current line.
  case interrupted
  /// A call from another thread, after which the next line starts with the text typed so far.
  case called
  /// The end of the input.
  case end
}
