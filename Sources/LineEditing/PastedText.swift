/// What somebody pasted, taken apart into lines that can be typed.
struct PastedText: Hashable {
  /// The lines that end in the paste, in order.
  let lines: [String]
  /// What comes after the last line's end, without an end of its own.
  let rest: String

  /// Takes pasted bytes apart.
  ///
  /// Tabs become four blanks, and other control characters are dropped, so that nothing in a paste can
  /// act as a key. A single line is never run by itself, whatever it ends with.
  ///
  /// - Parameter bytes: What the terminal sent between the marks of the paste.
  init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    var lines = [""]
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r": lines.append("")
      case "\t": lines[lines.count - 1] += "    "
      case _ where scalar.properties.generalCategory == .control: break
      default: lines[lines.count - 1].unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    if lines.count == 2, lines[1].isEmpty { lines.removeLast() }
    rest = lines.removeLast()
    self.lines = lines
  }
}
