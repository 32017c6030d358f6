import Misspellings

/// A search for the correct form of a misspelt word.
package struct Spelling {
  private let candidates: [String]

  /// Creates a search among candidates.
  ///
  /// - Parameter candidates: The valid words, the most likely first.
  package init(_ candidates: [String]) {
    self.candidates = candidates
  }

  /// Returns the words most similar to a misspelt word, those with the fewest typing errors first.
  ///
  /// - Parameter word: The misspelt word.
  /// - Returns: At most three words.
  package func suggestions(for word: String) -> [String] {
    let wanted = Array(word.lowercased().prefix(Self.longest))
    guard !wanted.isEmpty else { return [] }
    let allowed = wanted.count <= 4 ? 1 : 2
    let part = word.lowercased()
    var ranked: [(rank: Int, distance: Int, word: String)] = []
    var known: Set<String> = []
    for candidate in candidates {
      let whole = candidate.lowercased()
      let text = Array(whole.prefix(Self.longest))
      let slips =
        abs(text.count - wanted.count) > allowed
        ? .max : TypingErrors.count(between: wanted, and: text)
      let rank: (Int, Int)? =
        if slips <= allowed {
          (slips, Self.strangeness(wanted, text))
        } else if text.starts(with: wanted) {
          (3, 0)
        } else if wanted.count > 2, whole.contains(part) {
          (4, 0)
        } else {
          nil
        }
      if let rank, known.insert(candidate).inserted {
        ranked.append((rank.0, rank.1, candidate))
      }
    }
    let order = ranked.enumerated().sorted {
      ($0.element.rank, $0.element.distance, $0.offset)
        < ($1.element.rank, $1.element.distance, $1.offset)
    }
    return order.prefix(3).map(\.element.word)
  }

  /// Returns suggestions as the end of a sentence, such as `; did you mean 'push'?`, or an empty string if there are
  /// none.
  ///
  /// - Parameters:
  ///   - word: The misspelt word.
  ///   - quote: The quotation mark around each suggestion.
  /// - Returns: The end of the sentence.
  package func hint(for word: String, quote: String = "'") -> String {
    Self.hint(of: suggestions(for: word), quote: quote)
  }

  /// Returns a question about suggestions as the end of a sentence, or an empty string if there are none.
  ///
  /// - Parameters:
  ///   - suggestions: The words.
  ///   - quote: The quotation mark around each word.
  /// - Returns: The end of the sentence.
  static func hint(of suggestions: [String], quote: String = "'") -> String {
    let words = suggestions.map { "\(quote)\(ScriptError.excerpt($0))\(quote)" }
    guard let last = words.last else { return "" }
    let list = words.count == 1 ? last : "\(words.dropLast().joined(separator: ", ")) or \(last)"
    return "; did you mean \(list)?"
  }

  /// Returns a rank for comparing words that have equally many typing errors; more similar words have lower ranks.
  private static func strangeness(_ left: [Character], _ right: [Character]) -> Int {
    guard left.sorted() != right.sorted() else { return 0 }
    return 3 - zip(left, right).prefix { $0 == $1 }.prefix(2).count
  }

  private static let longest = 64
}
