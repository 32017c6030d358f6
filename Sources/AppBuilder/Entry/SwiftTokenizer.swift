/// A tokenizer that splits Swift source, even if it is invalid, into tokens and drops comments.
///
/// It ends comments, texts, regexes and names in backticks where the compiler does. Otherwise, code could hide in text
/// that only the tokenizer sees.
package struct SwiftTokenizer {
  let bytes: [UInt8]
  var position = 0
  /// A Boolean value that indicates whether a `/` can start a regex, as in Swift 6.
  private let readsRegexes: Bool
  private var startsLine = true
  private var nesting = 0
  /// The end of the last run of `#` without a following quotation mark, stored to prevent a repeated search.
  private var plainHashesEnd = 0
  /// The end of the text in which slashes are known to start no regex, which avoids a repeated search.
  var plainSlashesEnd = 0
  /// The ends of the texts in which `#/` is known to start no regex, keyed by the number of `#` signs.
  var plainHashedSlashesEnds: [Int: Int] = [:]
  /// The last token read from the text or interpolation in progress, or nil if none has been read.
  private var last: SwiftToken?
  private var reading = Reading()

  /// The maximum nesting of strings inside strings, which keeps hostile text from overflowing the
  /// stack.
  private static let deepestNesting = 32

  /// The tokens of source text, including those of code inside strings.
  struct Reading {
    /// The tokens of the text itself.
    var tokens: [SwiftToken] = []
    /// The tokens of each interpolation, without those of nested interpolations.
    var interpolations: [[SwiftToken]] = []
    /// The position after which nested strings were left unread, or nil if all were read.
    var unread: Int?
    /// A Boolean value that indicates whether the text contains a Swift 6 regex that earlier versions read as
    /// operators.
    var hasBareRegex = false
  }

  /// Returns the tokens of text, excluding those of code inside strings.
  ///
  /// - Parameter text: The source.
  /// - Returns: The tokens, in order.
  /// - Complexity: Linear in the length of the text.
  package static func tokens(of text: String) -> [SwiftToken] {
    reading(of: text).tokens
  }

  /// Returns the tokens of text, including those of code inside strings.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - readsRegexes: Whether a `/` can begin a regex, as in Swift 6.
  /// - Returns: The tokens of the text.
  static func reading(of text: String, readsRegexes: Bool = true) -> Reading {
    var tokenizer = SwiftTokenizer(bytes: Array(text.utf8), readsRegexes: readsRegexes)
    if tokenizer.hasPrefix("\u{FEFF}") { tokenizer.position += 3 }
    while let token = tokenizer.next() { tokenizer.reading.tokens.append(token) }
    return tokenizer.reading
  }

  private init(bytes: [UInt8], readsRegexes: Bool) {
    self.bytes = bytes
    self.readsRegexes = readsRegexes
  }

  private mutating func next() -> SwiftToken? {
    skipSpace()
    guard position < bytes.count else { return nil }
    let start = position
    let isFirst = startsLine
    startsLine = false
    let kind = kind(isFirst: isFirst)
    var token = SwiftToken(kind: kind, range: start..<position, startsLine: isFirst)
    if case .word = kind { token.isEscaped = bytes[start] == UInt8(ascii: "`") }
    last = token
    return token
  }

  private mutating func kind(isFirst: Bool) -> SwiftToken.Kind {
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
    if let end = escapedNameEnd ?? extendedRegexEnd() {
      position = end
      return bytes[start] == UInt8(ascii: "`")
        ? .word(String(decoding: bytes[(start + 1)..<(end - 1)], as: UTF8.self)) : .string
    }
    if readsRegexes, last.map({ !$0.endsExpression }) ?? true || isFirst, let end = bareRegexEnd() {
      reading.hasBareRegex = true
      position = end
      return .string
    }
    position += 1
    return .symbol(Character(UnicodeScalar(bytes[start])))
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  func hasPrefix(_ text: StaticString, at offset: Int = 0) -> Bool {
    let start = position + offset
    guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[start..<start + $0.count].elementsEqual($0) }
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      if hasPrefix("//") {
        while position < bytes.count, !isLineEnd(position) { position += 1 }
      } else if hasPrefix("/*") {
        skipBlockComment()
      } else if bytes[position] <= UInt8(ascii: " ") {
        startsLine = startsLine || isLineEnd(position)
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

  /// Returns the number of `#` characters before the next quotation mark, or nil if there is none.
  private mutating func hashesBeforeQuote() -> Int? {
    guard position >= plainHashesEnd else { return nil }
    let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
    if hasPrefix("\"", at: hashes) { return hashes }
    plainHashesEnd = position + hashes
    return nil
  }

  private mutating func skipString(hashes: Int) {
    let isLong = hasPrefix("\"\"\"") && !(hashes > 0 && isQuoteOrQuotes(hashes: hashes))
    let raw = Array(repeating: UInt8(ascii: "#"), count: hashes)
    let end = Array(repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1) + raw
    let escape = [UInt8(ascii: "\\")] + raw
    position += isLong ? 3 : 1
    while position < bytes.count {
      if bytes[position...].starts(with: end) {
        position += end.count
        return
      }
      if !isLong, isLineEnd(position) { return }
      if bytes[position...].starts(with: escape) {
        position += escape.count
        skipEscaped()
      } else {
        position += 1
      }
    }
    position = min(position, bytes.count)
  }

  /// Skips an escaped character, or the code of an interpolation.
  private mutating func skipEscaped() {
    guard hasPrefix("(") else {
      position += 1
      return
    }
    guard nesting < Self.deepestNesting else {
      reading.unread = reading.unread ?? position
      position = bytes.count
      return
    }
    nesting += 1
    let outer = last
    last = nil
    var tokens: [SwiftToken] = []
    defer {
      nesting -= 1
      last = outer
      reading.interpolations.append(tokens)
    }
    var depth = 0
    while let token = next() {
      tokens.append(token)
      if token.is("(") { depth += 1 }
      if token.is(")") { depth -= 1 }
      if depth == 0 { return }
    }
  }

  /// Returns whether the text between `#` signs at the current position consists only of quotation marks, as in
  /// `#"""#`.
  private func isQuoteOrQuotes(hashes: Int) -> Bool {
    var end = position + 1
    while end < bytes.count, !isLineEnd(end) {
      if bytes[end] == UInt8(ascii: "\"") {
        let closing = bytes[(end + 1)...].prefix(hashes)
        if closing.count == hashes, closing.allSatisfy({ $0 == UInt8(ascii: "#") }) { return true }
      }
      end += 1
    }
    return false
  }

  /// Returns whether the compiler treats a position as the end of a line.
  func isLineEnd(_ place: Int) -> Bool {
    bytes[place] == UInt8(ascii: "\n") || bytes[place] == UInt8(ascii: "\r")
  }
}
