/// What a person or a script hands over at a prompt.
package enum LineInput: Hashable, Sendable {
  /// A line, without its end.
  case line(String)
  /// The person gave up the line that they were typing.
  case interrupted
  /// There is no more input.
  case end
}
