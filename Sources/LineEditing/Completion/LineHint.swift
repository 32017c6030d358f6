/// The rest of a line that a person may be about to type, shown behind the cursor.
enum LineHint {
  /// The rest of the line that a person most likely means.
  ///
  /// The newest line of the history that begins like this one comes first; then, inside a word, the
  /// first completion.
  ///
  /// - Parameters:
  ///   - typed: The line up to the cursor, which is at its end.
  ///   - history: The lines that were typed before.
  ///   - completion: Finds what could stand in place of the end of a text.
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
    return LineText.clean(
      String(text.unicodeScalars.dropFirst(found.replacing.unicodeScalars.count))
    )
  }

  /// The beginning of a hint: blanks, and the word that follows them.
  ///
  /// - Parameter hint: A hint.
  /// - Returns: Its first word.
  static func firstWord(of hint: String) -> String {
    let blanks = hint.prefix { $0 == " " }
    return String(blanks + hint[blanks.endIndex...].prefix { $0 != " " })
  }

  /// Whether a line goes on behind a beginning; characters are not taken apart or put together.
  private static func begins(
    _ line: String,
    with beginning: String.UnicodeScalarView
  ) -> Bool {
    line.utf8.count > String(beginning).utf8.count && line.unicodeScalars.starts(with: beginning)
  }
}
