import Course

extension GradingRecord {
  /// The record without parts that are hidden from learners.
  ///
  /// A hidden check keeps its verdict and its points, but nothing that reveals its condition.
  /// Alarms, the extent of walks and the solution's states are for teachers.
  package var forLearner: GradingRecord {
    var record = self
    var names: [String: String] = [:]
    for check in checks where check.isHidden {
      names[check.name] = "hidden-\(names.count + 1)"
    }
    record.checks = checks.map { check in
      let requires = check.requires.map { names[$0] ?? $0 }
      guard let name = names[check.name], check.isHidden else {
        var check = check
        check.requires = requires
        return check
      }
      return Check(
        name: name,
        title: "A hidden check",
        visibility: .hidden,
        verdict: check.verdict,
        points: check.points,
        maximum: check.maximum
      )
    }
    record.alarms = []
    record.walks = nil
    record.uses = nil
    // A learner who knew the seed could rehearse the walks.
    record.seed = 0
    record.firstDifference = nil
    return record
  }
}

extension GradingRecord.Check {
  /// A Boolean value that indicates whether learners see only the verdict of the check.
  var isHidden: Bool { visibility == .hidden }
}
