import Course

extension GradingRecord {
  /// Creates the record of a report.
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
      status: Status(report),
      message: report.obstacle?.message,
      failure: report.obstacle?.failure.map(Failure.init),
      points: report.points,
      maximum: report.maximum,
      checks: report.results.map(Check.init),
      undecided: report.undecided.count == 0
        ? nil : Undecided(count: report.undecided.count, points: report.undecided.points),
      alarms: report.alarms,
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

extension GradingRecord.Status {
  fileprivate init(_ report: Report) {
    switch report.conclusion {
    case .solved: self = .solved
    // Work with unjudged checks never counts as solved.
    case .fallsShort, .awaitsLinter: self = .fallsShort
    case .unreadable: self = .unreadable
    case .doesNotCompile: self = .doesNotCompile
    case .appEnded: self = report.hasTimedOut ? .timedOut : .crashed
    }
  }
}

extension Report {
  /// Whether a time limit ended the app first.
  fileprivate var hasTimedOut: Bool {
    switch obstacle {
    case .timedOut: return true
    case .crashed: return false
    case .doesNotCompile, .noApp, .unreadable, .forbidden, .stopped, nil: break
    }
    let endings = results.compactMap { result -> Bool? in
      switch result.verdict {
      case .timedOut: true
      case .crashed: false
      case .passed, .failed, .error, .skipped: nil
      }
    }
    return endings.first ?? false
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

extension GradingRecord.Failure {
  fileprivate init(_ failure: CheckFailure) {
    let place = failure.place?.split(separator: ":") ?? []
    self.init(
      summary: failure.summary,
      expected: failure.expected,
      seen: failure.seen,
      steps: failure.steps,
      file: place.first.map(String.init),
      line: place.dropFirst().first.flatMap { Int($0) },
      flaws: failure.flaws
    )
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
      failure: result.verdict.failure.map(GradingRecord.Failure.init),
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
  /// The name of the check that must pass before this one runs.
  fileprivate var requirement: String? {
    guard case .skipped(.requires(let name)) = self else { return nil }
    return name
  }
}
