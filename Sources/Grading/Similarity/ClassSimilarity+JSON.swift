import SceneText

extension ClassSimilarity {
  /// Returns the pairs as JSON, in the format that `Docs/Grading.md` describes.
  ///
  /// - Returns: The text, with a final line feed.
  /// - Throws: An error if a value cannot be encoded.
  package func json() throws -> String {
    try PrettyJSON.text(of: Shape(submissions: count, pairs: pairs, common: common))
  }

  private struct Shape: Encodable {
    let schema = "navlab/similarity/v1"
    let submissions: Int
    let pairs: [SimilarPair]
    let common: [UsualCode]
  }
}
