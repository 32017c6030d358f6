extension Signs {
  /// Returns a line with the Unicode drawing characters replaced by those of this set.
  ///
  /// - Parameter line: The line.
  /// - Returns: The line in this character set.
  package func redrawn(_ line: String) -> String {
    guard self != .unicode else { return line }
    return Self.drawn.reduce(line) { text, sign in
      text.replacing(Signs.unicode[keyPath: sign], with: self[keyPath: sign])
    }
  }

  /// The characters for trees, ordered so that signs with blanks precede their parts.
  private static var drawn: [KeyPath<Signs, String>] {
    [
      \.branch, \.lastBranch, \.trunk, \.focus, \.here, \.selected, \.unselected, \.ellipsis,
      \.step,
      \.over, \.arrow, \.removed, \.separator,
    ]
  }
}
