package import Publishing

/// An event that occurs while a cell runs.
package enum CellEvent: Hashable, Sendable {
  /// New output to show.
  case output(CellOutput)
  /// A request to remove all output shown so far.
  case clear
  /// Text to read beside the notebook.
  case page(String)
  /// Text to put into the next cell.
  case next(String)
  /// A request to end the session.
  case quit
}
