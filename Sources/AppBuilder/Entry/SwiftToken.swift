/// A piece of Swift source: a word, a string literal or one punctuation character.
package struct SwiftToken: Hashable, Sendable {
  /// The kind of token.
  package var kind: Kind
  /// The token's range in the text's UTF-8.
  package var range: Range<Int>
  /// Whether it is the first token on its line.
  package var startsLine: Bool
  /// Whether it is a name in backticks, and therefore not a keyword.
  package var isEscaped = false

  /// A kind of token.
  package enum Kind: Hashable, Sendable {
    /// An identifier, keyword or number.
    case word(String)
    /// A string literal with everything in it.
    case string
    /// A single character.
    case symbol(Character)
  }
}

extension SwiftToken {
  /// The word, or the empty string if it is not a word.
  package var word: String {
    if case .word(let word) = kind { word } else { "" }
  }

  /// Returns whether the token is a given character.
  func `is`(_ character: Character) -> Bool { kind == .symbol(character) }
}
