extension Progress {
  /// The history of one exercise.
  package struct Record: Hashable, Sendable {
    /// The number of times the work was checked.
    package var attempts = 0
    /// The best points so far.
    package var points = 0
    /// Whether everything has passed at least once.
    package var isSolved = false
    /// Whether all checks that could run passed the last time, and the rest waits for the
    /// linter.
    package var awaitsLinter = false
    /// The number of hints that were shown.
    package var hints = 0
    /// Whether the learner has begun.
    package var isStarted = false
    /// Whether the learner has postponed the exercise.
    package var isSkipped = false
    /// Whether the author's solution was shown before the exercise was solved.
    package var sawSolution = false

    package init() {}

    /// The learner's progress.
    package var status: Status {
      if isSolved { return .solved }
      if isSkipped { return .skipped }
      return isStarted || attempts > 0 || hints > 0 || sawSolution ? .started : .new
    }
  }

  /// A learner's progress in an exercise.
  package enum Status: String, CaseIterable, Hashable, Sendable {
    /// Nothing has happened yet.
    case new
    /// The learner is working on it.
    case started
    /// Everything has passed at least once.
    case solved
    /// The learner has postponed it.
    case skipped
  }
}

extension Progress.Record: Codable {
  private enum CodingKeys: CodingKey {
    case attempts, points, isSolved, awaitsLinter, hints, isStarted, isSkipped, sawSolution
  }

  /// Reads a record; values missing in an older version's file have their defaults.
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

  /// The maximum of a number in a record, far above real values and far below an overflow.
  private static let highest = 1_000_000
}
