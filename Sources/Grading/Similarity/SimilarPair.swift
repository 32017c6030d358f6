/// A pair of submissions that share code, with the lines of the shared passages.
package struct SimilarPair: Hashable, Sendable, Codable {
  /// The share of the submission whose name comes first.
  package var first: Share
  /// The share of the submission whose name comes second.
  package var second: Share
  /// The passages that occur in both submissions, in the order of the first submission.
  package var passages: [Passage]

  /// The part of a submission that is shared with the other submission.
  package struct Share: Hashable, Sendable, Codable {
    /// The name of the submission.
    package var submission: String
    /// The percentage of the submission's own code that is shared.
    package var percent: Int
  }

  /// A passage that occurs in both submissions.
  package struct Passage: Hashable, Sendable, Codable {
    /// The lines of the passage in the first submission.
    package var first: Lines
    /// The lines of the passage in the second submission.
    package var second: Lines
  }

  /// A range of lines in a file.
  package struct Lines: Hashable, Sendable, Codable {
    /// The name of the file.
    package var file: String
    /// The first line, counted from 1.
    package var start: Int
    /// The last line, counted from 1.
    package var end: Int
  }

  /// The larger of the two percentages.
  package var percent: Int { max(first.percent, second.percent) }
}

extension SimilarPair.Lines: CustomStringConvertible {
  package var description: String {
    start == end ? "\(file):\(start)" : "\(file):\(start)-\(end)"
  }
}
