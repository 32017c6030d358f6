/// An answer to a question that ends with `[y/N]`.
package enum YesOrNo: Hashable, Sendable {
  /// The answer yes.
  case yes
  /// The answer no, or an empty line.
  case no

  /// Creates an answer from the first word of a line, or returns nil if the line is neither yes nor no.
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

  /// The reminder that is shown after an answer that is neither yes nor no.
  package static let reminder = "Answer y for yes, or n for no."

  private static let agreeing: Set<Substring> = [
    "y", "yes", "yeah", "yep", "sure", "ok", "okay", "please", "j", "ja",
  ]
  private static let refusing: Set<Substring> = [
    "n", "no", "nope", "not", "never", "nein", "q", "quit", "exit", "cancel", "skip",
  ]
}
