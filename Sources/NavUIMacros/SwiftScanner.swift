/// A scanner that reads a Swift declaration, skipping comments and ignoring punctuation inside brackets and strings.
struct SwiftScanner {
  private var remaining: Substring

  init(_ source: String) {
    remaining = source[...]
  }

  /// Skips past the first occurrence of a keyword outside comments and brackets, and returns whether there was one.
  mutating func skip(pastWord word: String) -> Bool {
    while !remaining.isEmpty {
      let found = self.word()
      if found == word { return true }
      if found.isEmpty { step() }
    }
    return false
  }

  /// Skips white space, and then the given character if it comes next, and returns whether it did.
  mutating func skip(_ character: Character) -> Bool {
    skipSpace()
    guard remaining.first == character else { return false }
    remaining.removeFirst()
    return true
  }

  /// Reads the text up to the first given character that is outside comments, brackets and strings.
  mutating func text(upToAnyOf stops: String) -> String {
    skipSpace()
    let start = remaining
    var end = remaining.startIndex
    while let character = remaining.first, !stops.contains(character) {
      if skipComment() { continue }
      step()
      if !character.isWhitespace { end = remaining.startIndex }
    }
    return String(start[..<end])
  }

  /// Skips white space and comments, and returns the remaining text.
  mutating func rest() -> String {
    skipSpace()
    return String(remaining)
  }

  /// Skips white space and comments, and returns whether the given character comes next.
  mutating func isAt(_ character: Character) -> Bool {
    skipSpace()
    return remaining.first == character
  }

  /// Reads the next word or symbol outside brackets and strings, or returns nil at the end.
  mutating func token() -> String? {
    skipSpace()
    guard let first = remaining.first else { return nil }
    let word = word()
    guard word.isEmpty else { return word }
    step()
    return String(first)
  }

  /// Reads the next dotted name.
  mutating func name() -> String {
    let name = remaining.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    remaining = remaining[name.endIndex...]
    return String(name)
  }

  /// Reads the content of a bracketed group, or returns nil if no opening bracket comes next.
  mutating func group(_ opening: Character) -> String? {
    // The parentheses of an attribute follow its name immediately.
    if opening == "{" { skipSpace() }
    guard remaining.first == opening else { return nil }
    let start = remaining
    step()
    return String(start[..<remaining.startIndex].dropFirst().dropLast())
  }

  private mutating func word() -> String {
    let word = remaining.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    remaining = remaining[word.endIndex...]
    return String(word)
  }

  private mutating func skipSpace() {
    while skipComment() || remaining.first?.isWhitespace == true {
      if remaining.first?.isWhitespace == true { remaining.removeFirst() }
    }
  }

  /// Skips a comment if one comes next, and returns whether one was skipped.
  private mutating func skipComment() -> Bool {
    if remaining.hasPrefix("//") {
      remaining = remaining.drop { !$0.isNewline }
      return true
    }
    guard remaining.hasPrefix("/*") else { return false }
    var depth = 0
    repeat {
      if remaining.hasPrefix("/*") {
        depth += 1
        remaining = remaining.dropFirst(2)
      } else if remaining.hasPrefix("*/") {
        depth -= 1
        remaining = remaining.dropFirst(2)
      } else {
        remaining = remaining.dropFirst()
      }
    } while depth > 0 && !remaining.isEmpty
    return true
  }

  /// Skips a character, or the content of a pair of brackets or quotation marks.
  private mutating func step() {
    if skipComment() { return }
    switch remaining.removeFirst() {
    case "(": skipGroup(until: ")")
    case "[": skipGroup(until: "]")
    case "{": skipGroup(until: "}")
    case "\"": skipString()
    case "`":
      remaining = remaining.drop { $0 != "`" }.dropFirst()
    default: break
    }
  }

  private mutating func skipGroup(until end: Character) {
    while let next = remaining.first {
      if next == end {
        remaining.removeFirst()
        return
      }
      step()
    }
  }

  private mutating func skipString() {
    let isLong = remaining.hasPrefix("\"\"")
    let end = isLong ? "\"\"\"" : "\""
    if isLong { remaining = remaining.dropFirst(2) }
    while let next = remaining.first, !remaining.hasPrefix(end) {
      remaining = remaining.dropFirst(next == "\\" ? 2 : 1)
    }
    remaining = remaining.dropFirst(end.count)
  }
}
