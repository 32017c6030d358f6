/// A filter for characters that control a terminal or change the direction of text.
package enum HarmlessText {
  /// Returns text with all harmful characters escaped as in Swift, for example as `\n` or `\u{1b}`.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - kept: The scalars to keep.
  /// - Returns: The text on one line, unless line breaks are kept.
  package static func escaped(_ text: String, keeping kept: Set<Unicode.Scalar> = []) -> String {
    // Most text is printable ASCII.
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
    guard text.unicodeScalars.contains(where: \.isHarmful) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case _ where !scalar.isHarmful || kept.contains(scalar): result.unicodeScalars.append(scalar)
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default: result += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return result
  }

  /// Returns text without harmful characters.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - kept: The scalars to keep.
  /// - Returns: The remaining text.
  package static func stripped(_ text: String, keeping kept: Set<Unicode.Scalar> = []) -> String {
    func isLost(_ scalar: Unicode.Scalar) -> Bool { scalar.isHarmful && !kept.contains(scalar) }
    guard text.unicodeScalars.contains(where: isLost) else { return text }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.lazy.filter { !isLost($0) })
    return String(scalars)
  }
}
