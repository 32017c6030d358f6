package import Course

extension GradingRecord {
  /// One check and its result.
  package struct Check: Hashable, Sendable, Codable {
    /// The check name.
    package var name: String
    /// The condition that must hold, as a sentence.
    package var title: String
    /// The level of detail in which the check is reported to a learner.
    package var visibility: Exercise.Visibility
    /// The verdict.
    package var verdict: Verdict
    /// The points that the check earns.
    package var points: Int
    /// The maximum points of the check.
    package var maximum: Int
    /// The parts of a check that compares parts.
    package var parts: [PartResult]
    /// Remarks on the work, whether it is right or wrong.
    package var remarks: [String]
    /// The failure.
    package var failure: CheckFailure?
    /// The advice after a failure.
    package var advice: String?
    /// The check that must pass first, if this one was skipped for it.
    package var requires: String?

    package init(
      name: String,
      title: String,
      visibility: Exercise.Visibility,
      verdict: Verdict,
      points: Int,
      maximum: Int,
      parts: [PartResult] = [],
      remarks: [String] = [],
      failure: CheckFailure? = nil,
      advice: String? = nil,
      requires: String? = nil
    ) {
      self.name = name
      self.title = title
      self.visibility = visibility
      self.verdict = verdict
      self.points = points
      self.maximum = maximum
      self.parts = parts
      self.remarks = remarks
      self.failure = failure
      self.advice = advice
      self.requires = requires
    }
  }

  /// The verdict of a check.
  package enum Verdict: String, CaseIterable, Hashable, Sendable, Codable {
    /// Everything was as expected.
    case passed
    /// Something was not as expected.
    case failed
    /// The app crashed or exited.
    case crashed
    /// The app did not answer in time.
    case timedOut = "timed-out"
    /// There is no app to check.
    case error
    /// The check did not run.
    case skipped
  }
}

extension Exercise.Visibility: Codable {}
