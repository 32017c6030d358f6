/// A reference to an element: its label or identifier, and its number if several elements match.
package struct ControlReference: Hashable, Sendable {
  /// The trait by which the element is named.
  package var target: Target
  /// The number of the element among several, counted from 1.
  package var ordinal: Int?

  /// A trait by which an element is named.
  package enum Target: Hashable, Sendable {
    /// The visible text of the element.
    case label(String)
    /// The accessibility identifier that the app gave it.
    case identifier(String)
  }

  /// Creates a reference.
  ///
  /// - Parameters:
  ///   - target: The trait by which the element is named.
  ///   - ordinal: The number of the element if several match, counted from 1.
  init(target: Target, ordinal: Int? = nil) {
    self.target = target
    self.ordinal = ordinal
  }

  /// Reads a label, with or without quotation marks, or `#identifier`, and an optional number.
  ///
  /// - Parameters:
  ///   - scanner: The scanner at the start of the reference.
  ///   - example: An example of the command, for messages.
  ///   - words: The words that may follow; a label without quotes ends before them.
  /// - Throws: A `ScriptError` if no element is named.
  init(
    from scanner: inout Scanner,
    example: String,
    before words: [String] = []
  ) throws(ScriptError) {
    scanner.skipBlanks()
    if scanner.next == "#", let next = scanner.peek(), !next.isBlank {
      scanner.advance()
      target = .identifier(next == "\"" ? try scanner.quotedString() : scanner.bareWord())
      ordinal = try scanner.count(atLeast: 1)
    } else {
      scanner.skipPreposition()
      let label = try scanner.numberedLabel("say which one, as in: \(example)", before: words)
      target = .label(label.text)
      ordinal = label.ordinal
    }
  }
}

extension Scanner {
  /// Leaves out `on` before a label in quotes, as in `tap on "Save"`.
  fileprivate mutating func skipPreposition() {
    guard next == "o" else { return }
    var ahead = self
    guard ahead.bareWord() == "on" else { return }
    ahead.skipBlanks()
    if ahead.next == "\"" { self = ahead }
  }

  /// Reads a whole number, if one comes next.
  mutating func count(atLeast least: Int) throws(ScriptError) -> Int? {
    skipBlanks()
    guard let scalar = next, scalar != "#", scalar != "\"" else { return nil }
    guard scalar == "-" || ("0"..."9").contains(scalar) else { return nil }
    let start = position
    let word = bareWord()
    guard let count = Int(word), count >= least else {
      let fault = Int(word) == nil ? "is not a whole number" : "is too small"
      throw ScriptError(
        "'\(ScriptError.excerpt(word))' \(fault): use \(least) or more",
        at: start
      )
    }
    guard count <= Self.largestCount else {
      throw ScriptError(
        "'\(ScriptError.excerpt(word))' is too large: use \(Self.largestCount) at most",
        at: start
      )
    }
    return count
  }

  /// The largest number that a command takes; a larger one has no use, and could overflow.
  private static let largestCount = 1_000_000

  /// Returns text in quotation marks, or one word.
  mutating func text(_ missing: String) throws(ScriptError) -> String {
    skipBlanks()
    if next == "\"" { return try quotedString() }
    guard !isAtEnd else { throw error(missing) }
    return try unquotedWord()
  }

  /// Returns a word that does not begin with a quotation mark other than Swift's.
  private mutating func unquotedWord() throws(ScriptError) -> String {
    if let next, "'‘’“”„«»".unicodeScalars.contains(next) {
      throw error("put text in straight double quotes, as in \"Save\"")
    }
    return bareWord()
  }
}
