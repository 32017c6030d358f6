package import Foundation

/// A submission that is finished.
package struct GradedSubmission: Hashable, Sendable {
  /// The result.
  package var record: GradingRecord
  /// The same as a line of JSON, without the line's end.
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
    /// The work was judged just now.
    case judged
    /// Equal work had been judged before.
    case cached
    /// The submission had been graded before the batch was interrupted.
    case kept
  }
}
