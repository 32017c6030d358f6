package import Publishing

/// An event while a cell runs.
package enum CellEvent: Hashable, Sendable {
  /// New output to show.
  case output(CellOutput)
  /// The removal of everything shown so far.
  case clear
  /// Text to read beside the notebook.
  case page(String)
  /// Text to put into the next cell.
  case next(String)
  /// The user wants to leave.
  case quit
}
