#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The size of a terminal in characters.
package struct WindowSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// Returns the size of a terminal, or nil if it is unknown.
  ///
  /// - Parameter descriptor: The descriptor of an open file.
  /// - Returns: The size, or nil if the file is not a terminal or does not know its size.
  package static func of(descriptor: Int32) -> WindowSize? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return WindowSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}
