package import Foundation

/// A finished submission with its result.
package struct GradedSubmission: Hashable, Sendable {
  /// The record of the result.
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

  /// The origin of a result.
  package enum Origin: Hashable, Sendable {
    /// A result of this run.
    case judged
    /// A result of identical work that was graded earlier.
    case cached
    /// A result that was stored before the batch was interrupted.
    case kept
  }
}
