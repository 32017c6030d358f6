import SceneModel

/// A namespace for hints that complete a line and are shown after the cursor.
enum LineHint {
  /// Returns the rest of the most likely completion of a line, or an empty string if there is none.
  ///
  /// The newest line of the history with the same beginning has priority; inside a word, the first completion is next.
  ///
  /// - Parameters:
  ///   - typed: The line up to the cursor, which is at its end.
  ///   - history: The earlier lines.
  ///   - completion: A closure that finds replacements for the end of a text.
  /// - Returns: The rest, or an empty text.
  static func rest(
    of typed: String,
    history: History,
    completion: (String) -> Completions
  ) -> String {
    guard typed.contains(where: { !$0.isWhitespace }) else { return "" }
    let scalars = typed.unicodeScalars
    if let line = history.lines.last(where: { begins($0, with: scalars) }) {
      return String(line.unicodeScalars.dropFirst(scalars.count))
    }
    let found = completion(typed)
    guard !found.replacing.isEmpty, typed.hasSuffix(found.replacing),
      let text = found.candidates.first?.text, begins(text, with: found.replacing.unicodeScalars)
    else { return "" }
    return HarmlessText.stripped(
      String(text.unicodeScalars.dropFirst(found.replacing.unicodeScalars.count))
    )
  }

  /// Returns the first word of a hint, including any preceding blanks.
  ///
  /// - Parameter hint: The hint.
  /// - Returns: Its first word.
  static func firstWord(of hint: String) -> String {
    let blanks = hint.prefix { $0 == " " }
    return String(blanks + hint[blanks.endIndex...].prefix { $0 != " " })
  }

  /// Returns whether a line starts with the given text and the text ends at a character boundary.
  private static func begins(
    _ line: String,
    with beginning: String.UnicodeScalarView
  ) -> Bool {
    line.utf8.count > String(beginning).utf8.count && line.unicodeScalars.starts(with: beginning)
  }
}
