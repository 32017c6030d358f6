/// Makes text from an untrusted app harmless for a terminal.
package enum SafeText {
  /// Replaces what could move the cursor, change colours, or show text in another order than it has.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The text with tabs as blanks and other control characters as visible signs; line breaks
  ///   stay.
  package static func printable(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A: result += "\n"
      case 0x09: result += "    "
      case 0x0D: break
      case 0..<0x20: result.unicodeScalars.append(pictures[Int(scalar.value)])
      case 0x7F: result += "\u{2421}"
      case 0x80..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The signs for the control characters, U+2400 and on.
  private static let pictures: [Unicode.Scalar] = (0x2400..<0x2420).compactMap(Unicode.Scalar.init)
}
