import SceneModel

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

  /// A text in which nothing can steer a terminal or turn the text around.
  ///
  /// Tabs stay. Everything else that is harmful is written as Swift would escape it, such as `\u{1b}`, as it is in
  /// labels and values.
  static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHarmful) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case _ where isHarmful(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\t" && scalar.isHarmful
  }
}
