/// A namespace for measuring the width of text in terminal columns.
///
/// East Asian wide and full-width characters and emoji take two columns; combining marks and format characters take
/// none. A cluster of several scalars, such as a flag, is as wide as its widest scalar.
package enum DisplayWidth {
  /// Returns the number of columns that the text occupies.
  ///
  /// - Parameter text: Text without line breaks.
  /// - Returns: The number of columns.
  package static func columns(of text: String) -> Int {
    // Most text is printable ASCII, where a byte is a column, or contains only a few other
    // characters.
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
    var total = 0
    if text.unicodeScalars.allSatisfy({ isAlwaysOneColumn($0.value) }) {
      return text.unicodeScalars.count
    }
    for character in text {
      total += columns(of: character)
    }
    return total
  }

  /// Returns the number of columns that a character occupies.
  ///
  /// - Parameter character: A character as a user sees it.
  /// - Returns: 0, 1 or 2.
  package static func columns(of character: Character) -> Int {
    if let ascii = character.asciiValue {
      return ascii < 0x20 || ascii == 0x7F ? 0 : 1
    }
    var widest = 0
    for scalar in character.unicodeScalars {
      // The variation selector requests the emoji form, which is wide.
      if scalar.value == 0xFE0F, widest == 1, character.unicodeScalars.first?.isASCII == false {
        return 2
      }
      widest = max(widest, columns(of: scalar))
    }
    return widest
  }

  /// Returns whether a scalar occupies one column in any context.
  ///
  /// Such scalars are letters with accents, punctuation, arrows, lines and shapes.
  private static func isAlwaysOneColumn(_ value: UInt32) -> Bool {
    switch value {
    case 0x20..<0x7F, 0xC0...0x24F, 0x2010...0x2027, 0x2190...0x21FF, 0x2500...0x25FC: true
    default: false
    }
  }

  /// Returns the number of columns that a single-scalar character occupies.
  ///
  /// - Parameter scalar: The scalar.
  /// - Returns: 0, 1 or 2.
  package static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control: return 0
    case .format: return scalar.value == 0xAD ? 1 : 0
    default: break
    }
    // Vowels and final consonants of Hangul join the preceding syllable.
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    return isWide(scalar.value) ? 2 : 1
  }

  private static func isWide(_ value: UInt32) -> Bool {
    guard value >= 0x1100 else { return false }
    var low = 0
    var high = wide.count
    while low < high {
      let middle = (low + high) / 2
      if wide[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < wide.count && wide[low].contains(value)
  }

  /// The ranges that Unicode's `EastAsianWidth` classifies as wide or full-width, including the reserved code points
  /// between them.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0...0x23F0,
    0x23F3...0x23F3, 0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653, 0x267F...0x267F,
    0x2693...0x2693, 0x26A1...0x26A1, 0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5,
    0x26CE...0x26CE, 0x26D4...0x26D4, 0x26EA...0x26EA, 0x26F2...0x26F3, 0x26F5...0x26F5,
    0x26FA...0x26FA, 0x26FD...0x26FD, 0x2705...0x2705, 0x270A...0x270B, 0x2728...0x2728,
    0x274C...0x274C, 0x274E...0x274E, 0x2753...0x2755, 0x2757...0x2757, 0x2795...0x2797,
    0x27B0...0x27B0, 0x27BF...0x27BF, 0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2B55...0x2B55,
    0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FB, 0x1F004...0x1F004,
    0x1F0CF...0x1F0CF, 0x1F18E...0x1F18E, 0x1F191...0x1F19A, 0x1F1E6...0x1F202,
    0x1F210...0x1F23B, 0x1F240...0x1F248, 0x1F250...0x1F251, 0x1F260...0x1F265,
    0x1F300...0x1F320, 0x1F32D...0x1F335, 0x1F337...0x1F37C, 0x1F37E...0x1F393,
    0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3, 0x1F3E0...0x1F3F0, 0x1F3F4...0x1F3F4,
    0x1F3F8...0x1F43E, 0x1F440...0x1F440, 0x1F442...0x1F4FC, 0x1F4FF...0x1F53D,
    0x1F54B...0x1F54E, 0x1F550...0x1F567, 0x1F57A...0x1F57A, 0x1F595...0x1F596,
    0x1F5A4...0x1F5A4, 0x1F5FB...0x1F64F, 0x1F680...0x1F6C5, 0x1F6CC...0x1F6CC,
    0x1F6D0...0x1F6D2, 0x1F6D5...0x1F6DF, 0x1F6EB...0x1F6EC, 0x1F6F4...0x1F6FC,
    0x1F7E0...0x1F7EB, 0x1F7F0...0x1F7F0, 0x1F90C...0x1F93A, 0x1F93C...0x1F945,
    0x1F947...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
