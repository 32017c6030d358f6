extension Progress {
  /// A learner's progress in one lesson.
  package struct LessonRecord: Hashable, Sendable {
    /// The number of completed steps, after which the learner continues.
    package var step = 0
    /// The number of steps that the lesson had at that time.
    package var steps = 0
    /// Whether the learner has reached the end at least once.
    package var isFinished = false

    package init() {}

    /// Whether the learner is somewhere between the beginning and the end.
    package var isInside: Bool { step > 0 }
  }
}

extension Progress.LessonRecord: Codable {
  private enum CodingKeys: CodingKey {
    case step, steps, isFinished
  }

  /// Reads a record; missing values have their defaults.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    step = try values.number(.step, atMost: Self.highest)
    steps = try values.number(.steps, atMost: Self.highest)
    isFinished = try values.decodeIfPresent(Bool.self, forKey: .isFinished) ?? false
  }

  /// The maximum number of steps in a record.
  private static let highest = 1_000_000
}
