/// A grouping of submissions by the first state in which they differ from the solution.
///
/// Submissions in one group made the same mistake, so a teacher can explain it once.
struct ClassMap: Hashable {
  /// A group of submissions with the same mistake.
  struct Group: Hashable {
    var difference: StateDifference
    var records: [GradingRecord]
  }

  /// The groups, largest first.
  let groups: [Group]

  init(_ records: [GradingRecord]) {
    var order: [StateDifference] = []
    var sorted: [StateDifference: [GradingRecord]] = [:]
    for record in records {
      guard let difference = record.firstDifference else { continue }
      if sorted[difference] == nil { order.append(difference) }
      sorted[difference, default: []].append(record)
    }
    groups = order.map { Group(difference: $0, records: sorted[$0] ?? []) }.enumerated()
      .sorted { left, right in
        (right.element.records.count, left.offset) < (left.element.records.count, right.offset)
      }
      .map(\.element)
  }
}

extension StateDifference {
  /// A sentence about the moment at which the state occurred.
  var occasion: String {
    guard let command else { return "In the check '\(check)', right after the launch" }
    return "In the check '\(check)', after \(Count(step, "command")), ending with: \(command)"
  }
}
