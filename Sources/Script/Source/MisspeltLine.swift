/// A line whose first word is not a command but may be a misspelt command.
///
/// A sentence is never corrected. The corrected line must be a complete command.
struct MisspeltLine {
  private let word: String
  private let rest: String

  /// Creates a line from its first word and the rest.
  ///
  /// - Parameters:
  ///   - word: The first word.
  ///   - rest: The rest of the line, with its leading blanks.
  init(_ word: String, _ rest: String) {
    self.word = word
    self.rest = rest
  }

  /// Returns the candidates that are plausible corrections of the line's first word.
  ///
  /// - Parameter candidates: Commands with a similar spelling.
  /// - Returns: The candidates that make the line valid, or that need no check of the rest.
  func corrections(_ candidates: [String]) -> [String] {
    guard rest.utf8.count < Self.longest else { return [] }
    guard !rest.allSatisfy(\.isWhitespace) else { return candidates }
    guard word.count > 2, !isSentence else { return [] }
    return candidates.filter { isCommand($0 + rest) || !hasPlainWords }
  }

  private func isCommand(_ line: String) -> Bool {
    do throws(ScriptError) {
      return try Statement(reading: line, file: nil, line: 1) != nil
    } catch {
      return false
    }
  }

  /// A Boolean value that indicates whether any later word is plain prose instead of a value, number or option.
  private var hasPlainWords: Bool {
    rest.split { $0.isWhitespace }.contains { word in
      word.allSatisfy { $0.isLetter || "'’,.!?".contains($0) } && word.first != "."
    }
  }

  /// A Boolean value that indicates whether the line's words or punctuation make it look like a sentence.
  var isSentence: Bool {
    let text = word + rest
    let words = text.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "’" }
    return words.contains { Self.wordsOfSentences.contains(String($0)) }
      || (words.count > 2 && !text.contains("\"") && ".?!".contains(text.last ?? " "))
  }

  private static let wordsOfSentences: Set<String> = [
    "i", "i'm", "i’m", "you", "we", "it", "it's", "it’s", "they", "he", "she", "this", "that", "is",
    "are",
    "was", "were", "am", "be", "do", "does", "did", "don't", "don’t", "doesn't", "doesn’t", "can",
    "can't",
    "can’t", "could", "would", "should", "will", "have", "has", "think", "guess", "because", "what",
    "why",
    "how", "who", "when", "where", "which", "please", "my", "your", "maybe", "if", "or", "but",
    "of",
  ]

  private static let longest = 1000
}
