/// What a cell of a notebook brings, in the kinds of output that Jupyter knows.
package enum CellOutput: Hashable, Sendable {
  /// Lines of text, each with its line break.
  case stream(Stream, String)
  /// What the cell has come to.
  case result(AppPicture)
  /// A drawing on the way.
  case display(AppPicture)
  /// A command that was not done, or was not right: a kind, the reason in one line, and all that is to be said.
  case error(name: String, message: String, lines: [String])

  /// Where text goes.
  package enum Stream: String, Hashable, Sendable {
    /// What was asked for.
    case stdout
    /// Warnings.
    case stderr
  }
}
