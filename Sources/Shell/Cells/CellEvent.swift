package import Publishing

/// Something that happens while a cell runs.
package enum CellEvent: Hashable, Sendable {
  /// There is something to show.
  case output(CellOutput)
  /// The removal of everything that was shown so far.
  case clear
  /// A text to be read beside the notebook.
  case page(String)
  /// A text for the next cell.
  case next(String)
  /// The person wants to leave.
  case quit
}
