extension Scanner {
  /// Reads a label: text in any quotation marks, or the words up to the end of the command.
  ///
  /// - Parameters:
  ///   - missing: The message if there is no label.
  ///   - stops: The words that may follow; the last of them ends the label.
  /// - Returns: The label.
  /// - Throws: A `ScriptError` if there is no label, or its quotation mark is not closed.
  mutating func label(
    _ missing: String,
    before stops: [String] = []
  ) throws(ScriptError) -> String {
    try numberedLabel(missing, before: stops, takesNumber: false).text
  }

  /// Reads a label and the optional number after it, which selects one of several elements.
  ///
  /// - Parameters:
  ///   - missing: The message if there is no label.
  ///   - stops: The words that may follow; the last of them ends the label.
  ///   - takesNumber: Whether a number at the end is separate from the label.
  /// - Returns: The label and the number.
  /// - Throws: A `ScriptError` if there is no label, its quotation mark is not closed, or the number is invalid.
  mutating func numberedLabel(
    _ missing: String,
    before stops: [String] = [],
    takesNumber: Bool = true
  ) throws(ScriptError) -> (text: String, ordinal: Int?) {
    guard !isAtEnd else { throw error(missing) }
    if next == "\"" {
      let text = try quotedString()
      return (text, takesNumber ? try count(atLeast: 1) : nil)
    }
    if let text = try bookQuoted() {
      return (text, takesNumber ? try count(atLeast: 1) : nil)
    }
    var words: [(text: String, end: Scanner)] = []
    var ahead = self
    while !ahead.isAtEnd, ahead.next != "\"" {
      words.append((ahead.bareWord(), ahead))
    }
    if let stop = words.lastIndex(where: { stops.contains($0.text) }), stop > 0 {
      words.removeSubrange(stop...)
    }
    let hasNumber = takesNumber && words.count > 1 && words.last?.text.isWholeNumber == true
    let label = hasNumber ? words.dropLast() : words[...]
    if let last = label.last { self = last.end }
    let text = label.map(\.text).joined(separator: " ")
    return (text, hasNumber ? try count(atLeast: 1) : nil)
  }

  /// Reads text in typographic or foreign quotation marks, or returns nil if no such text comes next.
  private mutating func bookQuoted() throws(ScriptError) -> String? {
    guard let open = next, let closers = Self.quotes[open] else { return nil }
    var ahead = self
    ahead.advance()
    var text = String.UnicodeScalarView()
    while let scalar = ahead.next {
      ahead.advance()
      if closers.contains(scalar), ahead.next?.isBlank ?? true {
        self = ahead
        return String(text)
      }
      text.append(scalar)
    }
    throw error("this quote is not closed; put text in straight double quotes, as in \"Save\"")
  }

  private static let quotes: [Unicode.Scalar: Set<Unicode.Scalar>] = [
    "'": ["'"], "‘": ["’", "'"], "’": ["’"], "“": ["”", "“", "\""], "”": ["”"], "„": ["“", "”"],
    "«": ["»"], "»": ["«"], "`": ["`"],
  ]
}

extension String {
  fileprivate var isWholeNumber: Bool {
    let digits = drop { $0 == "-" }
    return !digits.isEmpty && digits.allSatisfy { ("0"..."9").contains($0) }
  }
}
