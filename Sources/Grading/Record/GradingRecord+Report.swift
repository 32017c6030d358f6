import Course

extension GradingRecord {
  /// Creates a record from a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - submission: The name of the submission.
  ///   - seed: The seed of everything random in the judging.
  ///   - seconds: The time that judging took, in seconds.
  ///   - version: The version of NavLab.
  package init(
    _ report: Report,
    submission: String,
    seed: UInt64,
    seconds: Double,
    version: String
  ) {
    self.init(
      submission: submission,
      exercise: report.exercise.description,
      title: report.title,
      status: report.status,
      message: report.obstacle?.message,
      failure: report.obstacle?.failure,
      points: report.points,
      maximum: report.maximum,
      checks: report.results.map(Check.init),
      undecided: report.undecided.count == 0 ? nil : report.undecided,
      alarms: report.alarms,
      walks: report.walks,
      uses: report.uses.isEmpty ? nil : report.uses,
      isolation: report.isolation,
      seed: seed,
      firstDifference: report.firstDifference,
      seconds: seconds,
      version: version
    )
    self = cut
  }
}

extension Obstacle {
  fileprivate var message: String {
    switch self {
    case .doesNotCompile(let messages): messages
    case .noApp: "The code compiles, but it contains no app."
    case .unreadable(let problems), .forbidden(let problems): problems.joined(separator: "\n")
    case .stopped(let failure), .crashed(let failure), .timedOut(let failure): failure.sentence
    }
  }

  fileprivate var failure: CheckFailure? {
    switch self {
    case .stopped(let failure), .crashed(let failure), .timedOut(let failure): failure
    case .doesNotCompile, .noApp, .unreadable, .forbidden: nil
    }
  }
}

extension GradingRecord.Check {
  fileprivate init(_ result: CheckResult) {
    self.init(
      name: result.check.name,
      title: result.check.title,
      visibility: result.check.visibility,
      verdict: GradingRecord.Verdict(result.verdict),
      points: result.points,
      maximum: result.check.points,
      parts: result.parts,
      remarks: result.remarks,
      failure: result.verdict.failure,
      advice: result.check.advice,
      requires: result.verdict.requirement
    )
  }
}

extension GradingRecord.Verdict {
  fileprivate init(_ verdict: CheckResult.Verdict) {
    switch verdict {
    case .passed: self = .passed
    case .failed: self = .failed
    case .crashed: self = .crashed
    case .timedOut: self = .timedOut
    case .error: self = .error
    case .skipped: self = .skipped
    }
  }
}

extension CheckResult.Verdict {
  /// The name of the check that must pass before this check runs, or nil if there is none.
  fileprivate var requirement: String? {
    guard case .skipped(.requires(let name)) = self else { return nil }
    return name
  }
}
