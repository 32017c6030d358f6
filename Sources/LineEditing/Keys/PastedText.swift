import SceneModel

/// Pasted text, split into lines that can be typed.
struct PastedText: Hashable {
  /// The complete lines of the paste, in order.
  let lines: [String]
  /// The text after the end of the last complete line.
  let rest: String

  /// Creates the lines and the remaining text from pasted bytes.
  ///
  /// Tabs become four blanks, and other control characters are dropped, so nothing in a paste can act as a key. A
  /// single line never runs by itself, whatever it ends with.
  ///
  /// - Parameter bytes: The bytes between the marks of the paste.
  init(_ bytes: [UInt8]) {
    var lines = Self.lines(of: bytes)
    if lines.count == 2, lines[1].isEmpty { lines.removeLast() }
    rest = lines.removeLast()
    self.lines = lines
  }

  /// Returns the lines of text in some bytes.
  ///
  /// - Parameter bytes: The text, in which a line ends with a line feed, a carriage return, or both.
  /// - Returns: At least one line, including the text after the last line end.
  static func lines(of bytes: some Collection<UInt8>) -> [String] {
    var lines = [""]
    var previous: Unicode.Scalar = " "
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r": lines.append("")
      case "\t": lines[lines.count - 1] += "    "
      case _ where scalar.isHarmful: break
      default: lines[lines.count - 1].unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return lines
  }
}
