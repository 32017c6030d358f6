/// The input of a person or a script at a prompt.
package enum LineInput: Hashable, Sendable {
  /// A line, without its end.
  case line(String)
  /// The person gave up the line that they were typing.
  case interrupted
  /// Another thread wants attention; the next line that is read goes on with what has been typed.
  case called
  /// There is no more input.
  case end
}
