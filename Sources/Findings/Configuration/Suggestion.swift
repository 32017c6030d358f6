/// A suggestion for a misspelt id or key.
package enum Suggestion {
  /// Returns the known word most similar to a misspelt one.
  ///
  /// - Parameters:
  ///   - word: The misspelt word.
  ///   - known: The words that are right.
  /// - Returns: The nearest one, or nil when none is near.
  package static func nearest(to word: String, among known: [String]) -> String? {
    let wanted = Array(word.lowercased().prefix(64))
    let ranked = known.map { (word: $0, slips: slips(wanted, Array($0.lowercased().prefix(64)))) }
    guard !wanted.isEmpty, let best = ranked.min(by: { $0.slips < $1.slips }) else { return nil }
    if best.slips <= max(1, wanted.count / 4) { return best.word }
    return known.first { $0.hasPrefix(word) || wanted.count > 3 && $0.contains(word) }
  }

  /// Returns the number of letters that must be changed, added or removed to turn one word into the
  /// other.
  private static func slips(_ left: [Character], _ right: [Character]) -> Int {
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        current.append(
          min(last[column + 1] + 1, current[column] + 1, last[column] + (letter == other ? 0 : 1))
        )
      }
      last = current
    }
    return last[right.count]
  }
}
