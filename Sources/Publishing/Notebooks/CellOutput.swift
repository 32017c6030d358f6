/// An output of a notebook's cell, of a kind that Jupyter supports.
package enum CellOutput: Hashable, Sendable {
  /// Text that was written to a stream, with its line breaks.
  case stream(Stream, String)
  /// The result of the cell.
  case result(AppPicture)
  /// An intermediate drawing.
  case display(AppPicture)
  /// The error of a failed command: its kind, its reason on one line, and its complete text.
  case error(name: String, message: String, lines: [String])

  /// A stream to which text is written.
  package enum Stream: String, Hashable, Sendable {
    /// The stream for answers.
    case stdout
    /// The stream for warnings.
    case stderr
  }
}
