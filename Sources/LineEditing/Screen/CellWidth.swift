import CEditline

/// A namespace for measuring the width of characters in terminal cells.
enum CellWidth {
  /// Returns the number of cells that libedit assumes for a character.
  ///
  /// libedit shows control characters with a caret. For a character unknown to the C library, it
  /// writes a number such as `\U+E000`.
  ///
  /// - Parameter scalar: A character.
  /// - Returns: The number of cells.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    if (0x20..<0x7F).contains(scalar.value) { return 1 }
    let cells = editline_width(wchar_t(scalar.value))
    if cells >= 0 { return Int(cells) }
    if scalar.value < 0xA0 { return 2 }
    return scalar.value > 0xFFFF ? 8 : 7
  }
}
