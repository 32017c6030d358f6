/// A term and its meaning.
package struct HelpEntry: Hashable, Sendable {
  /// The term to explain.
  package var term: String
  /// The meaning of the term.
  package var meaning: String

  /// Creates an entry for a term.
  ///
  /// - Parameters:
  ///   - term: The written term.
  ///   - meaning: The meaning of the term.
  package init(_ term: String, _ meaning: String) {
    self.term = term
    self.meaning = meaning
  }
}
