/// A command's name for an element: its label or its identifier, and its number where several are
/// alike.
package struct ControlReference: Hashable, Sendable {
  /// The known trait of the element.
  package var target: Target
  /// The number of the element among several, counted from 1.
  package var ordinal: Int?

  /// A known trait of an element.
  package enum Target: Hashable, Sendable {
    /// The text that a person reads on it.
    case label(String)
    /// The accessibility identifier that the app gave it.
    case identifier(String)
  }

  /// Reads a label, in quotes or without them, or `#identifier`, and a number after it.
  ///
  /// - Parameters:
  ///   - scanner: The line.
  ///   - example: The command as it should be written.
  ///   - words: The words of the command that may follow, before which a label without quotes ends.
  /// - Throws: A `ScriptError` where no element is named.
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
      let label = try scanner.numberedLabel("say which one, as in: \(example)", before: words)
      target = .label(label.text)
      ordinal = label.ordinal
    }
  }
}

extension Scanner {
  /// A whole number, if one comes next.
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
    return count
  }

  /// A text: in quotes, or one word.
  mutating func text(_ missing: String) throws(ScriptError) -> String {
    skipBlanks()
    if next == "\"" { return try quotedString() }
    guard !isAtEnd else { throw error(missing) }
    return try unquotedWord()
  }

  /// A word that does not begin with a quote of another kind than Swift's.
  private mutating func unquotedWord() throws(ScriptError) -> String {
    if let next, "'‘’“”„«»".unicodeScalars.contains(next) {
      throw error("a text stands in straight double quotes, as in \"Save\"")
    }
    return bareWord()
  }
}
