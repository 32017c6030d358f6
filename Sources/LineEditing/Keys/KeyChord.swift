/// One or more keys that together form one input.
package struct KeyChord: Hashable, Sendable {
  /// The keys in readable form, such as `Ctrl-A`.
  package let name: String
  /// The keys in the notation of libedit's `bind`.
  let notation: String

  private init(_ name: String, _ notation: String) {
    self.name = name
    self.notation = notation
  }

  static let tab = KeyChord("Tab", "^I")
  static let enter = KeyChord("Enter", "^M")
  static let lineFeed = KeyChord("Ctrl-J", "^J")
  static let backspace = KeyChord("Backspace", "\\177")
  static let escape = KeyChord("Esc", "\\033")

  static func control(_ letter: Character) -> KeyChord {
    KeyChord("Ctrl-\(letter)", "^\(letter)")
  }

  static func controls(_ first: Character, _ second: Character) -> KeyChord {
    KeyChord("Ctrl-\(first) Ctrl-\(second)", "^\(first)^\(second)")
  }

  static func alt(_ letter: Character) -> KeyChord {
    KeyChord("Alt-\(letter.uppercased())", "\\e\(letter)")
  }

  static func letter(_ letter: Character) -> KeyChord {
    let isSpecial = letter == "^" || letter == "\\"
    return KeyChord(String(letter), isSpecial ? "\\\(letter)" : String(letter))
  }

  static func special(_ key: Key.Special, _ name: String) -> KeyChord {
    KeyChord(name, octal(key.rawValue))
  }

  /// Returns the octal notation of a character.
  ///
  /// - Parameter value: The number, at most 255.
  /// - Returns: The notation, such as `\201`.
  static func octal(_ value: UInt32) -> String {
    let digits = String(value, radix: 8)
    return "\\" + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
  }
}
