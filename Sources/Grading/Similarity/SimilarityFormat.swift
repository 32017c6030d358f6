/// A format for the similar pairs of a class.
package enum SimilarityFormat: String, CaseIterable, Hashable, Sendable {
  /// Lines for a terminal.
  case text
  /// The pairs as JSON.
  case json
  /// An HTML page that shows both submissions of each pair side by side.
  case html
}
