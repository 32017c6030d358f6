package import Publishing

/// Something that happens while a cell runs.
package enum CellEvent: Hashable, Sendable {
  /// There is something to show.
  case output(CellOutput)
  /// What was shown so far is to go.
  case clear
  /// A text to be read beside the notebook.
  case page(String)
  /// A text for the next cell.
  case next(String)
  /// The person wants to leave.
  case quit
}
