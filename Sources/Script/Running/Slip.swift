/// A word of a command that names nothing, and what was probably meant.
package struct Slip: Hashable, Sendable {
  /// The word as it stands in the command, without quotes.
  package var wrong: String
  /// The word that was probably meant, or nil where nothing is like it.
  package var right: String?

  /// Makes a slip.
  ///
  /// - Parameters:
  ///   - wrong: The word as it stands in the command, without quotes.
  ///   - candidates: What would be right in its place, the most likely first.
  package init(_ wrong: String, among candidates: [String]) {
    self.wrong = wrong
    right = Spelling(candidates).suggestions(for: wrong).first
  }
}
