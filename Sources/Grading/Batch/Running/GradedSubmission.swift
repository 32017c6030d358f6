package import Foundation

/// A finished submission.
package struct GradedSubmission: Hashable, Sendable {
  /// The result.
  package var record: GradingRecord
  /// The result as a line of JSON, without a line feed.
  package var line: Data
  /// The origin of the result.
  package var origin: Origin

  package init(record: GradingRecord, line: Data, origin: Origin) {
    self.record = record
    self.line = line
    self.origin = origin
  }

  /// An origin of a result.
  package enum Origin: Hashable, Sendable {
    /// The work was graded in this run.
    case judged
    /// Identical work was graded before.
    case cached
    /// The submission was graded before the batch was interrupted.
    case kept
  }
}
