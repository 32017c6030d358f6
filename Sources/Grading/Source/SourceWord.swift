/// A word or symbol of Swift source that is outside comments and string literals.
struct SourceWord: Hashable, Sendable {
  let text: String
  /// The name of the file.
  let file: String
  /// The line, counted from 1.
  let line: Int

  /// A Boolean value that indicates whether the word is a name or a keyword.
  var isName: Bool { text.first.map { $0.isLetter || $0 == "_" } ?? false }
}

/// A reader that splits Swift source into words and symbols, including the code in string interpolations.
struct SourceWords {
  private let characters: [Character]
  private let file: String
  private var place = 0
  private var line = 1
  private var words: [SourceWord] = []

  /// Returns the words and symbols in Swift source.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - file: The name of its file.
  /// - Returns: Its words and signs.
  static func words(of source: String, file: String) -> [SourceWord] {
    var reader = SourceWords(characters: Array(source), file: file)
    reader.readCode(untilParenthesis: false)
    return reader.words
  }

  private init(characters: [Character], file: String) {
    self.characters = characters
    self.file = file
  }

  /// The multi-character symbols, which must not be split.
  private static let signs = [
    "===", "!==", "...", "..<", "==", "!=", "<=", ">=", "->", "&&", "||", "??", "+=", "-=", "*=",
    "/=",
  ]

  private func stands(_ text: String) -> Bool {
    characters[min(place, characters.count)...].starts(with: text)
  }

  private mutating func skip(_ count: Int = 1) {
    for _ in 0..<count where place < characters.count {
      if characters[place].isNewline { line += 1 }
      place += 1
    }
  }

  private mutating func take(_ count: Int) {
    let end = min(place + count, characters.count)
    words.append(SourceWord(text: String(characters[place..<end]), file: file, line: line))
    skip(count)
  }

  private mutating func readCode(untilParenthesis: Bool) {
    var depth = 0
    while place < characters.count {
      let character = characters[place]
      if untilParenthesis {
        if character == ")", depth == 0 { return }
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
      }
      if character.isWhitespace || character == "`" {
        skip()
      } else if stands("//") {
        while place < characters.count, !characters[place].isNewline { skip() }
      } else if stands("/*") {
        skipComment()
      } else if let hashes = hashesBeforeQuote {
        readString(hashes: hashes)
      } else if character.isLetter || character == "_" {
        take(length { $0.isLetter || $0.isNumber || $0 == "_" })
      } else if character.isNumber {
        take(length { $0.isLetter || $0.isNumber || $0 == "_" })
      } else {
        take(Self.signs.first(where: stands)?.count ?? 1)
      }
    }
  }

  private func length(while holds: (Character) -> Bool) -> Int {
    (characters[place...].firstIndex { !holds($0) } ?? characters.count) - place
  }

  private mutating func skipComment() {
    var depth = 0
    while place < characters.count {
      if stands("/*") {
        depth += 1
        skip(2)
      } else if stands("*/") {
        depth -= 1
        skip(2)
        if depth == 0 { return }
      } else {
        skip()
      }
    }
  }

  private var hashesBeforeQuote: Int? {
    let quote = characters[place...].firstIndex { $0 != "#" } ?? characters.count
    return quote < characters.count && characters[quote] == "\"" ? quote - place : nil
  }

  private mutating func readString(hashes: Int) {
    let pounds = String(repeating: "#", count: hashes)
    skip(hashes)
    let isLong = stands("\"\"\"")
    let quotes = isLong ? "\"\"\"" : "\""
    skip(quotes.count)
    while place < characters.count {
      if stands(quotes + pounds) { return skip(quotes.count + hashes) }
      if !isLong, characters[place].isNewline { return }
      if stands("\\\(pounds)(") {
        skip(2 + hashes)
        readCode(untilParenthesis: true)
        skip()
      } else if stands("\\\(pounds)") {
        skip(2 + hashes)
      } else {
        skip()
      }
    }
  }
}
