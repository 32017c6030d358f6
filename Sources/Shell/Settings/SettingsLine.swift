import Script

/// A line of the settings file.
struct SettingsLine {
  /// The setting and its value, or nil for a comment or blank line.
  let entry: (setting: Setting, value: String)?

  /// Creates a line of the settings file by parsing it.
  init(_ line: String, file: String, number: Int) throws(ScriptError) {
    func position(_ text: Substring) -> ScriptPosition {
      let column = line.unicodeScalars.distance(from: line.startIndex, to: text.startIndex) + 1
      return ScriptPosition(file: file, line: number, column: column)
    }
    let text = Self.trimmed(line[...])
    guard !text.isEmpty, !text.hasPrefix("#") else {
      entry = nil
      return
    }
    guard let equals = text.firstIndex(of: "=") else {
      throw ScriptError(
        "a setting is written NAME = VALUE; the line is unchanged",
        at: position(text)
      )
    }
    let name = Self.trimmed(text[..<equals])
    guard let setting = Setting(rawValue: String(name)) else {
      throw ScriptError(
        "\(Setting.unknown(String(name))); the line is unchanged",
        at: position(text)
      )
    }
    let value = Self.trimmed(text[equals...].dropFirst())
    guard setting.accepts(String(value)) else {
      throw ScriptError(
        "\(setting.rejection(of: String(value))); \(setting.standard) is used",
        at: position(value)
      )
    }
    entry = (setting, String(value))
  }

  /// Returns the name before the equals sign in a line, or nil if there is none.
  static func name(in line: String) -> String? {
    let text = trimmed(line[...])
    guard !text.hasPrefix("#"), let equals = text.firstIndex(of: "=") else { return nil }
    return String(trimmed(text[..<equals]))
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop(while: \.isWhitespace)
    let blanks = start.reversed().prefix(while: \.isWhitespace).count
    return start.dropLast(blanks)
  }
}
