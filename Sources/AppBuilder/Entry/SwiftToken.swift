/// A piece of Swift source: a word, a string literal or one punctuation character.
package struct SwiftToken: Hashable {
  /// The kind of token.
  package var kind: Kind
  /// Its place in the text's UTF-8.
  package var range: Range<Int>
  /// Whether it is the first on its line.
  package var startsLine: Bool
  /// Whether it is a name in backticks, and so no keyword.
  package var isEscaped = false

  /// A kind of token.
  package enum Kind: Hashable {
    /// An identifier, keyword or number.
    case word(String)
    /// A string literal with all that is in it.
    case string
    /// A character of its own.
    case symbol(Character)
  }
}

extension SwiftToken {
  /// The word, or the empty string when it is none.
  package var word: String {
    if case .word(let word) = kind { word } else { "" }
  }

  /// Whether it is this character.
  func `is`(_ character: Character) -> Bool { kind == .symbol(character) }
}
