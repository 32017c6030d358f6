extension Progress {
  /// A learner's progress in one lesson.
  package struct LessonRecord: Hashable, Sendable {
    /// The number of steps that the learner has completed.
    package var step = 0
    /// The number of steps that the lesson had when the record was made.
    package var steps = 0
    /// A Boolean value that indicates whether the learner has reached the end at least once.
    package var isFinished = false

    package init() {}

    /// A Boolean value that indicates whether the learner is partway through the lesson.
    package var isInside: Bool { step > 0 }
  }
}

extension Progress.LessonRecord: Codable {
  private enum CodingKeys: CodingKey {
    case step, steps, isFinished
  }

  /// Creates a record by decoding it, with default values for missing keys.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    step = try values.number(.step, atMost: Self.highest)
    steps = try values.number(.steps, atMost: Self.highest)
    isFinished = try values.decodeIfPresent(Bool.self, forKey: .isFinished) ?? false
  }

  /// The maximum number of steps in a record.
  private static let highest = 1_000_000
}
