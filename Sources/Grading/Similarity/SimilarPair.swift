/// Two submissions that share code, with the shared places.
package struct SimilarPair: Hashable, Sendable, Codable {
  /// The submission whose name comes first.
  package var first: Share
  /// The other submission.
  package var second: Share
  /// The passages in both, in the order of the first submission.
  package var passages: [Passage]

  /// The share of one submission in the pair.
  package struct Share: Hashable, Sendable, Codable {
    /// The submission name.
    package var submission: String
    /// The shared part of the submission's own code, in percent.
    package var percent: Int
  }

  /// A passage that occurs in both submissions.
  package struct Passage: Hashable, Sendable, Codable {
    /// The lines of the passage in the first submission.
    package var first: Lines
    /// The lines of the passage in the second submission.
    package var second: Lines
  }

  /// Some lines of a file.
  package struct Lines: Hashable, Sendable, Codable {
    /// The file name.
    package var file: String
    /// The first line, counted from 1.
    package var start: Int
    /// The last line.
    package var end: Int
  }

  /// The larger of the two shares, in percent.
  package var percent: Int { max(first.percent, second.percent) }
}

extension SimilarPair.Lines: CustomStringConvertible {
  package var description: String {
    start == end ? "\(file):\(start)" : "\(file):\(start)-\(end)"
  }
}
