/// A setting of NavLab whose value a user can choose.
package enum Setting: String, Hashable, Sendable, CaseIterable {
  /// The setting that determines when output is coloured.
  case color
  /// The setting for drawing only with ASCII characters.
  case ascii
  /// The setting for making file names clickable.
  case links
  /// The setting for the width of drawings.
  case width
  /// The setting for the speed at which a demo types.
  case delay
  /// The setting for the oldest iOS version that apps target.
  case ios
  /// The setting for the initial width of an app's window.
  case size

  /// The name of the setting at the prompt and in the settings file.
  package var name: String { rawValue }

  /// The effect of the setting, in a few words.
  package var meaning: String {
    switch self {
    case .color: "when to use colour: auto, always or never"
    case .ascii: "whether to draw with ASCII characters only: on or off"
    case .links: "whether the names of files can be clicked: auto or never"
    case .width: "the width in columns: auto, or 20 to 1000"
    case .delay: "the time between two keys of a demo, in ms: 0 to 2000"
    case .ios: "the oldest iOS version that apps support: newest, or 13 to 99"
    case .size: "an app's width when it starts: compact or regular"
    }
  }

  /// The default value of the setting.
  package var standard: String {
    switch self {
    case .color, .links, .width: "auto"
    case .ascii: "off"
    case .delay: "60"
    case .ios: "newest"
    case .size: "compact"
    }
  }

  /// The words that are valid values, for completion.
  package var words: [String] {
    switch self {
    case .color: ["auto", "always", "never"]
    case .ascii: ["on", "off"]
    case .links: ["auto", "never"]
    case .width: ["auto"]
    case .delay: []
    case .ios: ["newest"]
    case .size: ["compact", "regular"]
    }
  }

  /// The range of numbers that are valid values, or nil if the values are only words.
  private var numbers: ClosedRange<Int>? {
    switch self {
    case .width: 20...1000
    case .delay: 0...2000
    case .ios: 13...99
    case .color, .ascii, .links, .size: nil
    }
  }

  /// Returns whether a string is a valid value of the setting.
  ///
  /// - Parameter value: The text.
  /// - Returns: Whether the text is one of the words or numbers.
  package func accepts(_ value: String) -> Bool {
    if words.contains(value) { return true }
    // "+5" and "007" are numbers too, but would be written differently.
    guard let number = Int(value), "\(number)" == value else { return false }
    return numbers?.contains(number) == true
  }

  /// Returns the reason why a string is not a valid value, with the meaning of the setting.
  ///
  /// - Parameter value: The text.
  /// - Returns: One line.
  package func rejection(of value: String) -> String {
    "'\(ScriptError.excerpt(value))' is not a valid value for '\(name)' (\(meaning))"
  }

  /// Returns the message about a setting that does not exist.
  ///
  /// - Parameter name: The name.
  /// - Returns: One line with the most similar names, or with all names.
  package static func unknown(_ name: String) -> String {
    let names = allCases.map(\.name)
    let hint = Spelling(names).hint(for: name)
    return "there is no setting '\(ScriptError.excerpt(name))'"
      + (hint.isEmpty ? "; there are \(names.joined(separator: ", "))" : hint)
  }
}
