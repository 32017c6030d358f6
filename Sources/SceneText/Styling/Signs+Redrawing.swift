extension Signs {
  /// Redraws a line that was drawn with Unicode characters.
  ///
  /// - Parameter line: The line.
  /// - Returns: The line in this character set.
  package func redrawn(_ line: String) -> String {
    guard self != .unicode else { return line }
    return Self.drawn.reduce(line) { text, sign in
      text.replacing(Signs.unicode[keyPath: sign], with: self[keyPath: sign])
    }
  }

  /// The characters for trees; those with blanks come before their parts.
  private static var drawn: [KeyPath<Signs, String>] {
    [
      \.branch, \.lastBranch, \.trunk, \.focus, \.here, \.selected, \.unselected, \.ellipsis,
      \.step,
      \.over, \.arrow, \.removed, \.separator,
    ]
  }
}
