/// The output of a notebook's cell, in Jupyter's kinds.
package enum CellOutput: Hashable, Sendable {
  /// Lines of text, each with its line break.
  case stream(Stream, String)
  /// The result of the cell.
  case result(AppPicture)
  /// An intermediate drawing.
  case display(AppPicture)
  /// A command that failed: a kind, the reason in one line, and the complete text.
  case error(name: String, message: String, lines: [String])

  /// The stream to which text was written.
  package enum Stream: String, Hashable, Sendable {
    /// The answer to the request.
    case stdout
    /// Warnings.
    case stderr
  }
}
