/// The notation of keys in `.editrc`, such as `^X` for Ctrl-X, `\e` for Escape, and `\033` for a character code.
enum KeyNotation {
  /// Returns the characters that a notation specifies, or nil if the notation is invalid.
  ///
  /// - Parameter text: The notation, such as `^Xe` or `\e[A`.
  /// - Returns: The characters, or nil if the notation is invalid.
  static func scalars(of text: String) -> [Unicode.Scalar]? {
    var result: [Unicode.Scalar] = []
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "^":
        guard let letter = rest.popFirst(), let code = control(letter) else { return nil }
        result.append(code)
      case "\\":
        guard let code = escaped(&rest) else { return nil }
        result.append(code)
      default: result.append(scalar)
      }
    }
    return result.isEmpty ? nil : result
  }

  private static func control(_ letter: Unicode.Scalar) -> Unicode.Scalar? {
    switch letter.value {
    case 0x3F: "\u{7F}"
    case 0x40..<0x7F: Unicode.Scalar(letter.value & 0x1F)
    default: nil
    }
  }

  private static func escaped(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    let names: [Unicode.Scalar: Unicode.Scalar] = [
      "a": "\u{7}", "b": "\u{8}", "t": "\t", "n": "\n", "v": "\u{B}", "f": "\u{C}", "r": "\r",
      "e": "\u{1B}",
    ]
    guard let first = rest.popFirst() else { return nil }
    guard ("0"..."7").contains(first) else { return names[first] ?? first }
    var value = first.value - 0x30
    for _ in 0..<2 {
      guard let digit = rest.first, ("0"..."7").contains(digit) else { break }
      value = value * 8 + digit.value - 0x30
      rest.removeFirst()
    }
    return Unicode.Scalar(value)
  }
}
