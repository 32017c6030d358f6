/// Splits Swift source into tokens without comments; never fails, since broken code is for the compiler to judge.
package struct SwiftTokenizer {
  private let bytes: [UInt8]
  private var position = 0
  private var startsLine = true
  private var nesting = 0
  /// The end of the last run of `#` behind which no quote came, so that it is not counted for each of them again.
  private var plainHashesEnd = 0

  /// More strings inside strings than any code has; the limit keeps hostile text from filling the stack.
  private static let deepestNesting = 32

  /// Splits a text into tokens.
  ///
  /// - Parameter text: The source.
  /// - Returns: The tokens, in order.
  /// - Complexity: Linear in the length of the text.
  package static func tokens(of text: String) -> [SwiftToken] {
    var tokenizer = SwiftTokenizer(bytes: Array(text.utf8))
    var tokens: [SwiftToken] = []
    while let token = tokenizer.next() { tokens.append(token) }
    return tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func next() -> SwiftToken? {
    skipSpace()
    guard position < bytes.count else { return nil }
    let start = position
    let isFirst = startsLine
    startsLine = false
    let kind = kind()
    return SwiftToken(kind: kind, range: start..<position, startsLine: isFirst)
  }

  private mutating func kind() -> SwiftToken.Kind {
    let start = position
    if Self.isWord(bytes[position]) {
      while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
      return .word(String(decoding: bytes[start..<position], as: UTF8.self))
    }
    if let hashes = hashesBeforeQuote() {
      position += hashes
      skipString(hashes: hashes)
      return .string
    }
    position += 1
    return .symbol(Character(UnicodeScalar(bytes[start])))
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private func hasPrefix(_ text: StaticString, at offset: Int = 0) -> Bool {
    let start = position + offset
    guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[start..<start + $0.count].elementsEqual($0) }
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      if hasPrefix("//") {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      } else if hasPrefix("/*") {
        skipBlockComment()
      } else if bytes[position] <= UInt8(ascii: " ") {
        startsLine = startsLine || bytes[position] == UInt8(ascii: "\n")
        position += 1
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      let step = hasPrefix("/*") ? 1 : hasPrefix("*/") ? -1 : 0
      depth += step
      position += step == 0 ? 1 : 2
    } while depth > 0 && position < bytes.count
    position = min(position, bytes.count)
  }

  /// How many `#` stand before a quote that comes next, or nil when none comes.
  private mutating func hashesBeforeQuote() -> Int? {
    guard position >= plainHashesEnd else { return nil }
    let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
    if hasPrefix("\"", at: hashes) { return hashes }
    plainHashesEnd = position + hashes
    return nil
  }

  private mutating func skipString(hashes: Int) {
    let isLong = hasPrefix("\"\"\"")
    let raw = Array(repeating: UInt8(ascii: "#"), count: hashes)
    let end = Array(repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1) + raw
    let escape = [UInt8(ascii: "\\")] + raw
    position += isLong ? 3 : 1
    while position < bytes.count {
      if bytes[position...].starts(with: end) {
        position += end.count
        return
      }
      if !isLong, bytes[position] == UInt8(ascii: "\n") { return }
      if bytes[position...].starts(with: escape) {
        position += escape.count
        skipEscaped()
      } else {
        position += 1
      }
    }
    position = min(position, bytes.count)
  }

  /// Moves past an escaped character, or past the code of an interpolation.
  private mutating func skipEscaped() {
    guard hasPrefix("(") else {
      position += 1
      return
    }
    guard nesting < Self.deepestNesting else {
      position = bytes.count
      return
    }
    nesting += 1
    defer { nesting -= 1 }
    var depth = 0
    while let token = next() {
      if token.is("(") { depth += 1 }
      if token.is(")") { depth -= 1 }
      if depth == 0 { return }
    }
  }
}
