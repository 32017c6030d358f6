/// A reference to an element by its label or identifier, with its number if several elements match.
package struct ControlReference: Hashable, Sendable {
  /// The label or identifier of the element.
  package var target: Target
  /// The number of the element among several matches, counted from 1, or nil if none is given.
  package var ordinal: Int?

  /// A label or an identifier that refers to an element.
  package enum Target: Hashable, Sendable {
    /// The visible text of the element.
    case label(String)
    /// The accessibility identifier that the app gave the element.
    case identifier(String)
  }

  /// Creates a reference to an element.
  ///
  /// - Parameters:
  ///   - target: The trait by which the element is named.
  ///   - ordinal: The number of the element if several match, counted from 1.
  init(target: Target, ordinal: Int? = nil) {
    self.target = target
    self.ordinal = ordinal
  }

  /// Creates a reference from a label or an `#identifier`, optionally followed by a number.
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
      let label = try scanner.numberedLabel("name the control, as in: \(example)", before: words)
      target = .label(label.text)
      ordinal = label.ordinal
    }
  }
}

extension Scanner {
  /// Skips the word `on` before a quoted label, as in `tap on "Save"`.
  fileprivate mutating func skipPreposition() {
    guard next == "o" else { return }
    var ahead = self
    guard ahead.bareWord() == "on" else { return }
    ahead.skipBlanks()
    if ahead.next == "\"" { self = ahead }
  }

  /// Reads a whole number that is not below a minimum, or returns nil if no number comes next.
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
        "'\(ScriptError.excerpt(word))' is too large: use \(Self.largestCount) or less",
        at: start
      )
    }
    return count
  }

  /// The largest number that a command accepts, because larger numbers are useless and could overflow.
  private static let largestCount = 1_000_000

  /// Reads quoted text or a single word.
  mutating func text(_ missing: String) throws(ScriptError) -> String {
    skipBlanks()
    if next == "\"" { return try quotedString() }
    guard !isAtEnd else { throw error(missing) }
    return try unquotedWord()
  }

  /// Reads a word, or throws an error if it begins with an unsupported quotation mark.
  private mutating func unquotedWord() throws(ScriptError) -> String {
    if let next, "'‘’“”„«»".unicodeScalars.contains(next) {
      throw error("put text in straight double quotes, as in \"Save\"")
    }
    return bareWord()
  }
}
