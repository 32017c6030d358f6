/// Turns what an app printed into text that is safe to show.
enum ConsoleText {
  /// The lines of some output, without line feeds.
  ///
  /// Bytes that are no UTF-8 become replacement characters.
  static func lines(of bytes: some Collection<UInt8>) -> [String] {
    var parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if parts.last?.isEmpty == true { parts.removeLast() }
    return parts.map { visible(String(decoding: $0, as: UTF8.self)) }
  }

  /// A text in which control characters cannot steer a terminal.
  ///
  /// Tabs stay. Other control characters become the picture that Unicode has for them, such as `␛`, or a
  /// replacement character.
  static func visible(_ text: String) -> String {
    var isClean = true
    for scalar in text.unicodeScalars where isControl(scalar) { isClean = false }
    guard !isClean else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(isControl(scalar) ? picture(of: scalar) : scalar)
    }
    return String(result)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\t" && scalar.properties.generalCategory == .control
  }

  private static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    let picture = scalar.value < 0x20 ? Unicode.Scalar(0x2400 + scalar.value) : nil
    return picture ?? "\u{FFFD}"
  }
}
