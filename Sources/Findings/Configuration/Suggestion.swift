import Misspellings

/// A search for the known word that a misspelt id or key resembles.
package enum Suggestion {
  /// Returns the known word that is most similar to a misspelt word, or nil if none is similar enough.
  ///
  /// - Parameters:
  ///   - word: The misspelt word.
  ///   - known: The valid words.
  /// - Returns: The most similar word, or nil if no word is similar.
  package static func nearest(to word: String, among known: [String]) -> String? {
    let wanted = Array(word.lowercased().prefix(64))
    let ranked = known.map { word in
      let letters = Array(word.lowercased().prefix(64))
      return (word: word, slips: TypingErrors.count(between: wanted, and: letters))
    }
    guard !wanted.isEmpty, let best = ranked.min(by: { $0.slips < $1.slips }) else { return nil }
    if best.slips <= max(1, wanted.count / 4) { return best.word }
    return known.first { $0.hasPrefix(word) || wanted.count > 3 && $0.contains(word) }
  }
}
