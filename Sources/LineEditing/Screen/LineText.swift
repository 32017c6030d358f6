/// The characters that are allowed in an edited line.
enum LineText {
  /// Returns whether a character is text: not a control character, and nothing that changes the
  /// order or the rows of the screen.
  ///
  /// - Parameter scalar: A character.
  /// - Returns: Whether a line may contain it.
  static func holds(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: true
    case 0..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: false
    default: true
    }
  }

  /// Returns text without characters that are not allowed in a line.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The text, on one line.
  static func clean(_ text: String) -> String {
    guard !text.unicodeScalars.allSatisfy(holds) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter(holds)))
  }
}
