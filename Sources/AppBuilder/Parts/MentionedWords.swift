/// The words in a source text that may name declarations, including words in comments and strings.
///
/// Too many words only mean that a file is compiled more often than necessary.
struct MentionedWords: Hashable, Sendable {
  /// The words in the source text.
  private(set) var all: Set<String> = []

  /// Creates a set of the words in text.
  ///
  /// - Parameter text: The text.
  init(of text: String) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        guard SwiftTokenizer.isWord(bytes[start]) else {
          start += 1
          continue
        }
        var end = start
        var isPlain = true
        while end < bytes.count, SwiftTokenizer.isWord(bytes[end]) {
          if bytes[end] >= 0x80 { isPlain = false }
          end += 1
        }
        let word = String(decoding: bytes[start..<end], as: UTF8.self)
        if isPlain { all.insert(word) } else { add(partsOf: word) }
        start = end
      }
    }
  }

  /// Returns whether a name has a form that a search for words can find.
  ///
  /// - Parameter name: A name, without backticks.
  /// - Returns: Whether it is.
  static func canFind(_ name: String) -> Bool {
    !name.isEmpty && name.unicodeScalars.allSatisfy(isPart)
  }

  /// Splits a word at Unicode operators, and adds the parts.
  private mutating func add(partsOf word: String) {
    for part in word.unicodeScalars.split(whereSeparator: { !Self.isPart($0) }) {
      all.insert(String(part))
    }
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? SwiftTokenizer.isWord(UInt8(truncatingIfNeeded: scalar.value))
      : scalar.properties.isXIDContinue
  }
}
