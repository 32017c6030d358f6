package import Course

extension GradingRecord {
  /// A check together with its result.
  package struct Check: Hashable, Sendable, Codable {
    /// The name of the check.
    package var name: String
    /// The condition that the work must meet, as a sentence.
    package var title: String
    /// The level of detail with which the check is reported to a learner.
    package var visibility: Exercise.Visibility
    /// The verdict of the check.
    package var verdict: Verdict
    /// The points that the work earns in the check.
    package var points: Int
    /// The maximum points of the check.
    package var maximum: Int
    /// The results for the parts that the check compares, or an empty array if it compares no parts.
    package var parts: [PartResult]
    /// The remarks that are shown whether the work is right or wrong.
    package var remarks: [String]
    /// The failure of the check, or nil if the check did not fail.
    package var failure: CheckFailure?
    /// The advice after a failure, or nil if there is none.
    package var advice: String?
    /// The name of the required check that did not pass, or nil if there is none.
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
    /// A verdict on work that meets the check's condition.
    case passed
    /// A verdict on work that does not meet the check's condition.
    case failed
    /// A verdict on an app that crashed or exited.
    case crashed
    /// A verdict on an app that did not answer in time.
    case timedOut = "timed-out"
    /// A verdict on work without an app to check.
    case error
    /// The absence of a verdict, because the check did not run.
    case skipped
  }
}

extension Exercise.Visibility: Codable {}
