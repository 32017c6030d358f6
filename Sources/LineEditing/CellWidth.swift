import CEditline

/// How many cells of a terminal a character fills.
enum CellWidth {
  /// The number of cells as the C library counts them, which is also how libedit counts.
  ///
  /// - Parameter scalar: A character.
  /// - Returns: 0, 1 or 2; control characters count as 1.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    let cells = editline_width(wchar_t(scalar.value))
    return cells < 0 ? 1 : Int(cells)
  }
}
