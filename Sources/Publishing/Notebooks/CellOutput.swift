/// The output of a notebook's cell, in the kinds that Jupyter knows.
package enum CellOutput: Hashable, Sendable {
  /// Lines of text, each with its line break.
  case stream(Stream, String)
  /// The result of the cell.
  case result(AppPicture)
  /// A drawing on the way.
  case display(AppPicture)
  /// A command that was not done, or was not right: a kind, the reason in one line, and all that is to be said.
  case error(name: String, message: String, lines: [String])

  /// The stream that text goes to.
  package enum Stream: String, Hashable, Sendable {
    /// The answer to the request.
    case stdout
    /// Warnings.
    case stderr
  }
}
