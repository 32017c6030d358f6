/// Text from a learner's files or a compiler, made safe to show in a terminal.
enum PlainText {
  /// The text without control characters other than line breaks and tabs, and without those that turn the
  /// direction of writing, which could make code look like other code.
  static func cleaned(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHarmful) else { return text }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.lazy.filter { !isHarmful($0) })
    return String(scalars)
  }

  /// The text on one line, with control characters written as `?`.
  static func singleLine(_ text: String) -> String {
    String(
      text.unicodeScalars.map { scalar in
        isHarmful(scalar) || scalar == "\n" || scalar == "\t" ? "?" : Character(scalar)
      }
    )
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: true
    default: false
    }
  }
}
