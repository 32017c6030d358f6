/// A word that names nothing, with a suggested replacement.
package struct Slip: Hashable, Sendable {
  /// The wrong word, without quotation marks.
  package var wrong: String
  /// The suggested word, or nil if nothing is similar.
  package var right: String?

  /// Creates a slip for a wrong word, with the most similar candidate as the replacement.
  ///
  /// - Parameters:
  ///   - wrong: The word in the command, without quotation marks.
  ///   - candidates: The words that would be valid in its place, the most likely first.
  package init(_ wrong: String, among candidates: [String]) {
    self.wrong = wrong
    right = Spelling(candidates).suggestions(for: wrong).first
  }
}
