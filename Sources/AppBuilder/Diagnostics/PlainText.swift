import SceneModel

/// Text from a learner's files or a compiler, made safe to show in a terminal.
enum PlainText {
  /// The text without control characters other than line breaks and tabs, and without those that turn the
  /// direction of writing, which could make code look like other code.
  static func cleaned(_ text: String) -> String {
    HarmlessText.stripped(text, keeping: ["\n", "\t"])
  }

  /// The text on one line, with control characters written as `?`.
  static func singleLine(_ text: String) -> String {
    String(text.unicodeScalars.map { $0.isHarmful ? "?" : Character($0) })
  }
}
