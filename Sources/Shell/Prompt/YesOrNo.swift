/// An answer to a question that ends with `[y/N]`.
package enum YesOrNo: Hashable, Sendable {
  /// The user agrees.
  case yes
  /// The user disagrees, or presses Enter alone.
  case no

  /// Reads an answer by its first word.
  ///
  /// - Parameter line: The line as typed; a line with neither answer gives nil.
  package init?(_ line: String) {
    guard let word = line.lowercased().split(whereSeparator: { !$0.isLetter }).first else {
      guard line.allSatisfy(\.isWhitespace) else { return nil }
      self = .no
      return
    }
    if Self.agreeing.contains(word) {
      self = .yes
    } else if Self.refusing.contains(word) {
      self = .no
    } else {
      return nil
    }
  }

  /// The reminder after any other answer.
  package static let reminder = "Answer y for yes, or n for no."

  private static let agreeing: Set<Substring> = [
    "y", "yes", "yeah", "yep", "sure", "ok", "okay", "please", "j", "ja",
  ]
  private static let refusing: Set<Substring> = [
    "n", "no", "nope", "not", "never", "nein", "q", "quit", "exit", "cancel", "skip",
  ]
}
