/// The records of one exercise, in their original order.
struct ExerciseGroup: Hashable {
  /// The name of the exercise's folder.
  var exercise: String
  /// The title of the exercise.
  var title: String
  /// The checks of the exercise, as listed in the first graded submission.
  var checks: [Check]
  /// The maximum points of the exercise.
  var maximum: Int
  /// The records of the exercise.
  var records: [GradingRecord]

  /// A check of the exercise.
  struct Check: Hashable {
    var name: String
    var title: String
    var isHidden: Bool
    var maximum: Int
  }

  /// Returns the records grouped by exercise, in the order in which the exercises first appear.
  static func groups(of records: [GradingRecord]) -> [ExerciseGroup] {
    var order: [String] = []
    var sorted: [String: [GradingRecord]] = [:]
    for record in records {
      if sorted[record.exercise] == nil { order.append(record.exercise) }
      sorted[record.exercise, default: []].append(record)
    }
    return order.map { ExerciseGroup(exercise: $0, records: sorted[$0] ?? []) }
  }

  private init(exercise: String, records: [GradingRecord]) {
    self.exercise = exercise
    self.records = records
    title = records.first { !$0.title.isEmpty }?.title ?? exercise
    maximum = records.map(\.maximum).max() ?? 0
    let fullest = records.max { $0.checks.count < $1.checks.count }
    checks = (fullest?.checks ?? []).map { check in
      Check(
        name: check.name,
        title: check.title,
        isHidden: check.isHidden,
        maximum: check.maximum
      )
    }
  }
}
