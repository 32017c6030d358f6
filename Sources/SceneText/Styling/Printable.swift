import SceneModel

/// Makes text from an app safe to print.
///
/// An app's labels may hold anything. A control character could move the cursor or clear the screen, and
/// a direction mark could turn a line around, so both are written as Swift would escape them.
package enum Printable {
  /// A text on one line, with nothing in it that a terminal would act upon.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The text with control characters and direction marks escaped.
  package static func line(_ text: String) -> String {
    HarmlessText.escaped(text)
  }

  /// A text in double quotes, safe to print.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The text between quotes; quotes inside it stay as they are.
  package static func quoted(_ text: String) -> String {
    "\"\(line(text))\""
  }

  /// A text in JSON with everything escaped in it that a terminal would act upon.
  ///
  /// Line breaks between values stay; inside its strings JSON has none.
  ///
  /// - Parameter text: A text in JSON.
  /// - Returns: The same value in JSON.
  package static func json(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0 != "\n" && $0.isHarmful }) else { return text }
    var json = ""
    for scalar in text.unicodeScalars {
      if scalar != "\n", scalar.isHarmful {
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        json.unicodeScalars.append(scalar)
      }
    }
    return json
  }
}
