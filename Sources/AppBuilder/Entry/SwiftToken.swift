/// A token of Swift source: a word, a string literal or one punctuation character.
package struct SwiftToken: Hashable, Sendable {
  /// The kind of token.
  package var kind: Kind
  /// The range of the token in the text's UTF-8 code units.
  package var range: Range<Int>
  /// A Boolean value that indicates whether the token is the first one on its line.
  package var startsLine: Bool
  /// A Boolean value that indicates whether the token is a name in backticks and therefore not a keyword.
  package var isEscaped = false

  /// A kind of token.
  package enum Kind: Hashable, Sendable {
    /// An identifier, keyword or number.
    case word(String)
    /// A string literal with its complete content.
    case string
    /// A single punctuation character.
    case symbol(Character)
  }
}

extension SwiftToken {
  /// The word, or an empty string if the token is not a word.
  package var word: String {
    if case .word(let word) = kind { word } else { "" }
  }

  /// Returns whether the token is a given character.
  func `is`(_ character: Character) -> Bool { kind == .symbol(character) }
}
