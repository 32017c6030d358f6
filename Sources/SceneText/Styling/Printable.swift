import SceneModel

/// A filter that makes text from an app safe to print.
///
/// An app's labels may contain any characters. A control character could move the cursor or clear the screen, and a
/// direction mark could reverse a line. So both are written as Swift escapes.
package enum Printable {
  /// Returns text on one line, without characters that control a terminal.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The text with control characters and direction marks escaped.
  package static func line(_ text: String) -> String {
    HarmlessText.escaped(text)
  }

  /// Returns the text in double quotation marks, in a form that is safe to print.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The text in quotation marks; quotation marks inside it are not changed.
  package static func quoted(_ text: String) -> String {
    "\"\(line(text))\""
  }

  /// Returns text as JSON, with characters that control a terminal escaped.
  ///
  /// Line breaks between values are kept; JSON has none inside strings.
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
