import SceneModel

/// A converter that makes text from a learner's files or a compiler safe for a terminal.
enum PlainText {
  /// Returns text without characters that change the writing direction or control a terminal, except line breaks and
  /// tabs.
  static func cleaned(_ text: String) -> String {
    HarmlessText.stripped(text, keeping: ["\n", "\t"])
  }

  /// Returns the text on one line, with control characters written as `?`.
  static func singleLine(_ text: String) -> String {
    String(text.unicodeScalars.map { $0.isHarmful ? "?" : Character($0) })
  }
}
