/// A tokenizer that splits Swift source into coloured pieces without parsing it completely.
///
/// The joined pieces are always equal to the source.
struct SwiftColoring {
  private let characters: [Character]
  private var place = 0
  private var pieces: [SwiftPiece] = []

  /// Returns the coloured pieces of a source.
  ///
  /// - Parameter source: The source.
  /// - Returns: The pieces, from the beginning to the end.
  static func pieces(of source: String) -> [SwiftPiece] {
    var coloring = SwiftColoring(characters: Array(source))
    coloring.readCode(isInterpolated: false)
    return coloring.pieces
  }

  private init(characters: [Character]) {
    self.characters = characters
  }

  private static let keywords: Set = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
    "continue", "convenience", "default", "defer", "deinit", "didSet", "do", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard",
    "if",
    "import", "in", "indirect", "init", "inout", "internal", "is", "isolated", "lazy", "let",
    "mutating", "nil", "nonisolated", "nonmutating", "open", "operator", "override", "package",
    "precedencegroup", "private", "protocol", "public", "repeat", "required", "rethrows", "return",
    "self", "Self", "set", "some", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while", "willSet",
  ]
}

extension SwiftColoring {
  private var next: Character? { character(at: place) }

  private func character(at index: Int) -> Character? {
    index < characters.count ? characters[index] : nil
  }

  private func stands(_ text: String, at index: Int) -> Bool {
    characters[min(index, characters.count)...].starts(with: text)
  }

  private mutating func take(_ kind: SwiftPiece.Kind, to end: Int) {
    let end = min(end, characters.count)
    guard end > place else { return }
    let text = String(characters[place..<end])
    place = end
    if let last = pieces.indices.last, pieces[last].kind == kind {
      pieces[last].text += text
    } else {
      pieces.append(SwiftPiece(kind: kind, text: text))
    }
  }

  /// Reads code up to the end of the source, or up to the parenthesis that closes an interpolation.
  private mutating func readCode(isInterpolated: Bool) {
    var depth = 0
    while let character = next {
      if isInterpolated, character == ")", depth == 0 { return }
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if stands("//", at: place) {
        take(.comment, to: endOfLine)
      } else if stands("/*", at: place) {
        take(.comment, to: endOfComment)
      } else if let hashes = hashesBeforeQuote {
        readString(hashes: hashes)
      } else if character == "@" || character == "#" {
        take(.attribute, to: endOfWord(from: place + 1))
      } else if character == "$" {
        take(.plain, to: endOfWord(from: place + 1))
      } else if character.isNumber {
        take(.number, to: endOfNumber)
      } else if character.isLetter || character == "_" {
        readWord()
      } else {
        take(.plain, to: place + 1)
      }
    }
  }

  private mutating func readWord() {
    let end = endOfWord(from: place)
    let word = String(characters[place..<end])
    let isMember = place > 0 && characters[place - 1] == "."
    if Self.keywords.contains(word), !isMember || word == "self" {
      take(.keyword, to: end)
    } else {
      take(word.first?.isUppercase == true ? .type : .plain, to: end)
    }
  }

  private func endOfWord(from index: Int) -> Int {
    characters[min(index, characters.count)...].firstIndex { character in
      !character.isLetter && !character.isNumber && character != "_"
    } ?? characters.count
  }

  private var endOfNumber: Int {
    var end = endOfWord(from: place)
    if character(at: end) == ".", character(at: end + 1)?.isNumber == true {
      end = endOfWord(from: end + 1)
    }
    return end
  }

  private var endOfLine: Int {
    characters[place...].firstIndex(of: "\n") ?? characters.count
  }

  private var endOfComment: Int {
    var depth = 0
    var index = place
    while index < characters.count {
      if stands("/*", at: index) {
        depth += 1
        index += 2
      } else if stands("*/", at: index) {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return index
  }
}

extension SwiftColoring {
  /// The number of `#` characters that precede the opening quotation mark, or nil if no string begins here.
  private var hashesBeforeQuote: Int? {
    let quote = characters[place...].firstIndex { $0 != "#" } ?? characters.count
    return character(at: quote) == "\"" ? quote - place : nil
  }

  private mutating func readString(hashes: Int) {
    let pounds = String(repeating: "#", count: hashes)
    let isLong = stands("\"\"\"", at: place + hashes)
    let end = (isLong ? "\"\"\"" : "\"") + pounds
    let interpolation = "\\\(pounds)("
    var index = place + hashes + (isLong ? 3 : 1)
    while index < characters.count {
      if stands(end, at: index) { return take(.string, to: index + end.count) }
      if !isLong, characters[index] == "\n" { return take(.string, to: index) }
      if stands(interpolation, at: index) {
        take(.string, to: index + interpolation.count)
        readCode(isInterpolated: true)
        index = place
      } else if hashes == 0, characters[index] == "\\" {
        index += 2
      } else {
        index += 1
      }
    }
    take(.string, to: index)
  }
}
