extension Progress {
  /// A record of a learner's activity in one exercise.
  package struct Record: Hashable, Sendable {
    /// The number of times the work was checked.
    package var attempts = 0
    /// The highest number of points that the work has earned.
    package var points = 0
    /// A Boolean value that indicates whether all checks have passed at least once.
    package var isSolved = false
    /// A Boolean value that indicates whether the last attempt passed all checks except those that need the linter.
    package var awaitsLinter = false
    /// The number of hints that the learner has seen.
    package var hints = 0
    /// A Boolean value that indicates whether the learner has begun the exercise.
    package var isStarted = false
    /// A Boolean value that indicates whether the learner has postponed the exercise.
    package var isSkipped = false
    /// A Boolean value that indicates whether the learner saw the solution before solving the exercise.
    package var sawSolution = false

    package init() {}

    /// The status of the learner's progress in the exercise.
    package var status: Status {
      if isSolved { return .solved }
      if isSkipped { return .skipped }
      return isStarted || attempts > 0 || hints > 0 || sawSolution ? .started : .new
    }
  }

  /// A status of a learner's progress in an exercise.
  package enum Status: String, CaseIterable, Hashable, Sendable {
    /// An exercise that the learner has not begun.
    case new
    /// An exercise on which the learner is working.
    case started
    /// An exercise whose checks have all passed at least once.
    case solved
    /// An exercise that the learner has postponed.
    case skipped
  }
}

extension Progress.Record: Codable {
  private enum CodingKeys: CodingKey {
    case attempts, points, isSolved, awaitsLinter, hints, isStarted, isSkipped, sawSolution
  }

  /// Creates a record by decoding it, with default values for keys that an older version's file lacks.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func flag(_ key: CodingKeys) throws -> Bool {
      try values.decodeIfPresent(Bool.self, forKey: key) ?? false
    }
    attempts = try values.number(.attempts, atMost: Self.highest)
    points = try values.number(.points, atMost: Self.highest)
    isSolved = try flag(.isSolved)
    awaitsLinter = try flag(.awaitsLinter)
    hints = try values.number(.hints, atMost: Self.highest)
    isStarted = try flag(.isStarted)
    isSkipped = try flag(.isSkipped)
    sawSolution = try flag(.sawSolution)
  }

  /// The maximum value of a number in a record, far above real values and far below an overflow.
  private static let highest = 1_000_000
}
