import SceneModel

/// Text from a learner's files or a compiler, made safe for a terminal.
enum PlainText {
  /// Returns the text without control characters other than line breaks and tabs, and without those
  /// that change the direction of writing and could disguise code.
  static func cleaned(_ text: String) -> String {
    HarmlessText.stripped(text, keeping: ["\n", "\t"])
  }

  /// Returns the text on one line, with control characters written as `?`.
  static func singleLine(_ text: String) -> String {
    String(text.unicodeScalars.map { $0.isHarmful ? "?" : Character($0) })
  }
}
