/// A piece of Swift source: a word, a string literal or one punctuation character.
struct SwiftToken: Hashable {
  /// What it is.
  var kind: Kind
  /// Its place in the text's UTF-8.
  var range: Range<Int>
  /// Whether it is the first on its line.
  var startsLine: Bool

  /// What a token is.
  enum Kind: Hashable {
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
  var word: String {
    if case .word(let word) = kind { word } else { "" }
  }

  /// Whether it is this character.
  func `is`(_ character: Character) -> Bool { kind == .symbol(character) }
}
