/// An adjustment of marks that first applies the rule for late work, and then the teacher's table.
package struct MarkAdjustment: Hashable, Sendable {
  private let table: AdjustmentTable?
  private let rule: LateRule?

  /// Creates an adjustment from a teacher's table and a rule for late work.
  ///
  /// - Parameters:
  ///   - table: The teacher's table, if there is one.
  ///   - rule: The rule for late work, if there is one.
  package init(table: AdjustmentTable?, rule: LateRule?) {
    self.table = table
    self.rule = rule
  }

  /// Returns copies of the records with adjusted marks.
  ///
  /// Earlier adjustments of a record are removed first, so the same adjustment can be made again. Points stay between
  /// zero and the maximum. A submission that the grader failed to grade has no mark to adjust.
  ///
  /// - Parameter records: The records.
  /// - Returns: The records, in the same order.
  package func adjusted(_ records: [GradingRecord]) -> [GradingRecord] {
    records.map { record in
      var record = record.withoutAdjustments
      guard record.hasMark, let row = table?.row(for: record) else { return record }
      if let moment = row.handedIn, let rule,
        let late = rule.adjustment(ofWorkFrom: moment, bringing: record.points)
      {
        record.adjust(by: late)
      }
      if row.points != nil || row.comment != nil {
        let reason = row.comment ?? "Changed by your teacher."
        record.adjust(by: Adjustment(points: row.points ?? 0, reason: reason))
      }
      return record
    }
  }
}

extension GradingRecord {
  fileprivate var withoutAdjustments: GradingRecord {
    guard let adjustments else { return self }
    var record = self
    record.points -= adjustments.reduce(0) { $0 + $1.points }
    record.adjustments = nil
    return record
  }

  /// Adds an adjustment, limited so that the points remain between zero and the maximum.
  fileprivate mutating func adjust(by adjustment: Adjustment) {
    let points = min(max(self.points + adjustment.points, 0), maximum)
    let counted = Adjustment(points: points - self.points, reason: adjustment.reason)
    self.points = points
    adjustments = (adjustments ?? []) + [counted]
  }
}
