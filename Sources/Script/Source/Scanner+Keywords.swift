extension Scanner {
  /// Reads one of several possible words.
  ///
  /// - Parameters:
  ///   - words: The possible words.
  ///   - advice: The advice if the next word resembles none of them.
  /// - Returns: The word that was read.
  /// - Throws: A `ScriptError` for another word, with the most similar one.
  mutating func keyword(_ words: [String], _ advice: String) throws(ScriptError) -> String {
    skipBlanks()
    let start = position
    var ahead = self
    let word = ahead.bareWord()
    if words.contains(word) {
      self = ahead
      return word
    }
    guard let meant = Spelling(words).suggestions(for: word).first else {
      throw ScriptError(advice, at: start)
    }
    throw ScriptError(
      "'\(ScriptError.excerpt(word))' does not fit here; did you mean '\(meant)'?",
      at: start,
      correction: ahead.replacing(from: start, by: meant)
    )
  }
}
