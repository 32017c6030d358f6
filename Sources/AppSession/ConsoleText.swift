import SceneModel

/// A converter that makes an app's output safe to show.
enum ConsoleText {
  /// Returns the lines of output, without line feeds.
  ///
  /// Bytes that are not UTF-8 become replacement characters.
  static func lines(of bytes: some Collection<UInt8>) -> [String] {
    var parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if parts.last?.isEmpty == true { parts.removeLast() }
    return parts.map { visible(String(decoding: $0, as: UTF8.self)) }
  }

  /// Returns text in which escapes replace characters that control a terminal or change the writing direction, except
  /// tabs.
  static func visible(_ text: String) -> String {
    HarmlessText.escaped(text, keeping: ["\t"])
  }
}
