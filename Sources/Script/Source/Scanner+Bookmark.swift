extension Scanner {
  /// Returns the name of a moment or line of history, if one is next.
  ///
  /// - Parameter example: A command with a name that would be right.
  /// - Returns: The name: a word that begins with a letter.
  /// - Throws: A `ScriptError` where something else stands.
  mutating func momentName(example: String) throws(ScriptError) -> String? {
    guard !isAtEnd else { return nil }
    let start = position
    let word = next == "\"" ? try quotedString() : bareWord()
    let isName =
      word.unicodeScalars.first?.properties.isAlphabetic == true
      && word.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
          || "-_.".unicodeScalars.contains($0)
      }
    guard isName, word.utf8.count <= 100 else {
      throw ScriptError(
        "'\(ScriptError.excerpt(word))' is not a name; write a word that begins with a letter, as in: "
          + example,
        at: start
      )
    }
    return word
  }
}
