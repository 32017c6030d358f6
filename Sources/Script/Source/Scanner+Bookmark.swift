extension Scanner {
  /// Reads the name of a moment or line of history, or returns nil if no name comes next.
  ///
  /// - Parameter example: An example of a command with a valid name.
  /// - Returns: The name, which begins with a letter, or nil if none is next.
  /// - Throws: A `ScriptError` if the next text is not a name.
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
