import SceneModel

/// The word that caused the failure of a line, with a suggested correction of the line.
package struct Blame: Hashable, Sendable {
  /// The column at which the word begins, counted from 1 in Unicode scalars.
  package var column: Int
  /// The number of Unicode scalars in the word, which is at least 1.
  package var length: Int
  /// The suggested correction of the line, or nil if there is none.
  package var correction: String?

  /// Creates a value that blames the word that caused a failure, or returns nil if no word is to blame.
  ///
  /// - Parameters:
  ///   - failure: The failure of the line.
  ///   - line: The line.
  package init?(_ failure: Failure, in line: String) {
    switch failure {
    case .misuse(let error):
      column = error.position.column
      length = Self.wordLength(in: line, from: column)
      correction = error.correction
    case .refused(_, _, let slip?):
      guard let word = Self.place(of: slip.wrong, in: line) else { return nil }
      let start = line.unicodeScalars.distance(from: line.startIndex, to: word.range.lowerBound)
      column = start + 1
      length = line.unicodeScalars.distance(from: word.range.lowerBound, to: word.range.upperBound)
      correction = slip.right.map {
        line.replacingCharacters(in: word.range, with: word.spelling.text(for: $0))
      }
    case .refused, .mismatch, .ended, .doesNotCompile, .elsewhere, .after: return nil
    }
  }

  /// A form in which a command spells a name.
  private enum Spelling {
    case quoted
    case identifier
    case bare

    func text(for word: String) -> String {
      switch self {
      case .identifier: "#\(word)"
      case .bare
      where !word.isEmpty && word.allSatisfy({ $0.isLetter || $0.isNumber || ".-_".contains($0) }):
        word
      case .bare, .quoted: Literal.quoted(word)
      }
    }
  }

  private static func place(
    of word: String,
    in line: String
  ) -> (range: Range<String.Index>, spelling: Spelling)? {
    // The command itself comes first, so the search begins after it.
    let start = line.firstIndex(where: { !$0.isWhitespace }) ?? line.startIndex
    let rest = line[start...].drop { !$0.isWhitespace && $0 != "\"" }
    let candidates: [(String, Spelling)] = [
      (Literal.quoted(word), .quoted), ("#\(word)", .identifier), (word, .bare),
    ]
    for (text, spelling) in candidates where !text.isEmpty {
      if let range = rest.firstRange(of: text) { return (range, spelling) }
    }
    return nil
  }

  private static func wordLength(in line: String, from column: Int) -> Int {
    let scalars = line.unicodeScalars.dropFirst(column - 1)
    guard scalars.first == "\"" else { return max(1, scalars.prefix { !$0.isBlank }.count) }
    return scalars.dropFirst().prefix { $0 != "\"" }.count + 1
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
