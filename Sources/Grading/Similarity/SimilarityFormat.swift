/// A form in which the similar pairs of a class can be written.
package enum SimilarityFormat: String, CaseIterable, Hashable, Sendable {
  /// Lines for a terminal.
  case text
  /// The pairs as JSON.
  case json
  /// A page with both sides of each pair beside each other.
  case html
}
