/// A word, or another thing to write, and what it means.
package struct HelpEntry: Hashable, Sendable {
  /// What is written.
  package var term: String
  /// What it means.
  package var meaning: String

  /// Makes an entry.
  ///
  /// - Parameters:
  ///   - term: What is written.
  ///   - meaning: What it means.
  package init(_ term: String, _ meaning: String) {
    self.term = term
    self.meaning = meaning
  }
}
