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

  /// A text in which nothing can steer a terminal or turn the text around; tabs stay.
  static func visible(_ text: String) -> String {
    HarmlessText.escaped(text, keeping: ["\t"])
  }
}
