/// The feedback for one learner on all graded work, with marks, failed checks and advice, but without hidden checks.
package struct LearnerFeedback: Hashable, Sendable {
  /// The name of the submission.
  package let submission: String
  /// The records, without parts that are hidden from the learner.
  let records: [GradingRecord]

  /// Returns the feedback for all learners, in the order in which their names first appear.
  ///
  /// - Parameter records: The records, which may belong to several exercises.
  /// - Returns: One feedback for each submission name.
  package static func all(in records: [GradingRecord]) -> [LearnerFeedback] {
    var order: [String] = []
    var sorted: [String: [GradingRecord]] = [:]
    for record in records {
      if sorted[record.submission] == nil { order.append(record.submission) }
      sorted[record.submission, default: []].append(record.forLearner)
    }
    return order.map { LearnerFeedback(submission: $0, records: sorted[$0] ?? []) }
  }

  /// The total for all exercises, such as `12 of 20 points`, or nil for a single exercise or work without a mark.
  var sum: String? {
    guard records.count > 1, records.allSatisfy(\.hasMark) else { return nil }
    let points = records.reduce(0) { $0 + $1.points }
    return "\(points) of \(Count(records.reduce(0) { $0 + $1.maximum }, "point"))"
  }
}
