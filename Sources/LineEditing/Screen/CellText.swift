/// A type that measures, shortens and pads text by its width in terminal cells.
struct CellText {
  /// A closure that returns the width of a Unicode scalar in cells.
  var width: (Unicode.Scalar) -> Int = CellWidth.of
  /// The sign for truncated text.
  var sign = "..."

  /// Returns the number of cells that the text occupies.
  ///
  /// - Parameter text: A text of one line.
  /// - Returns: The total number of cells.
  func cells(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + width($1) }
  }

  /// Returns text shortened to the available width.
  ///
  /// - Parameters:
  ///   - text: A text of one line.
  ///   - room: The maximum number of cells.
  /// - Returns: The text, or its beginning and the sign.
  func cut(_ text: String, to room: Int) -> String {
    guard cells(text) > room else { return text }
    var result = ""
    var rest = room - cells(sign)
    guard rest >= 0 else { return "" }
    for scalar in text.unicodeScalars {
      rest -= width(scalar)
      guard rest >= 0 else { break }
      result.unicodeScalars.append(scalar)
    }
    return result + sign
  }

  /// Returns text padded with blanks to a width.
  ///
  /// - Parameters:
  ///   - text: A text of one line.
  ///   - width: The minimum number of cells.
  /// - Returns: The text, at least that wide.
  func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - cells(text)))
  }
}
