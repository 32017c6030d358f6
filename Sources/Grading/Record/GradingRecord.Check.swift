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
    package var failure: Failure?
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
      failure: Failure? = nil,
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

  /// A failure, and the way to reproduce it.
  package struct Failure: Hashable, Sendable, Codable {
    /// The event, in one sentence.
    package var summary: String
    /// The expected state.
    package var expected: String?
    /// The actual state.
    package var seen: String?
    /// The commands that lead there from the launch of the app.
    package var steps: [String]
    /// The learner's file with the failure, if it is known.
    package var file: String?
    /// The line of the file, counted from 1.
    package var line: Int?
    /// The differences from the expected state, if states were compared.
    package var flaws: [StateFlaw]

    package init(
      summary: String,
      expected: String? = nil,
      seen: String? = nil,
      steps: [String] = [],
      file: String? = nil,
      line: Int? = nil,
      flaws: [StateFlaw] = []
    ) {
      self.summary = summary
      self.expected = expected
      self.seen = seen
      self.steps = steps
      self.file = file
      self.line = line
      self.flaws = flaws
    }
  }
}

extension Exercise.Visibility: Codable {}
