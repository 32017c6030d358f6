extension Signs {
  /// Draws a line again that was drawn with Unicode signs.
  ///
  /// - Parameter line: The line.
  /// - Returns: The same line in these signs.
  package func redrawn(_ line: String) -> String {
    guard self != .unicode else { return line }
    return Self.drawn.reduce(line) { text, sign in
      text.replacing(Signs.unicode[keyPath: sign], with: self[keyPath: sign])
    }
  }

  /// The signs that trees are drawn with; those with blanks come before their parts.
  private static var drawn: [KeyPath<Signs, String>] {
    [
      \.branch, \.lastBranch, \.trunk, \.focus, \.here, \.selected, \.unselected, \.ellipsis,
      \.step,
      \.over, \.arrow, \.removed, \.separator,
    ]
  }
}
