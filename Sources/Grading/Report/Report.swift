package import Course

/// The result of checking a learner's work on an exercise.
package struct Report: Hashable, Sendable {
  /// The exercise's name.
  package var exercise: ItemName
  /// The exercise's title.
  package var title: String
  /// The reason why nothing could be checked, or nil if the checks ran.
  package var obstacle: Obstacle?
  /// The checks, in the order of the exercise.
  package var results: [CheckResult]
  /// The hidden checks that did not run here.
  package var undecided: Exercise.PrivateChecks
  /// The isolation of the work from the computer while it was graded.
  package var isolation: Isolation
  /// The alarms, which ask a teacher to review the work personally.
  package var alarms: [Alarm]
  /// The names used in the code that exercises seldom need, for a curious teacher; they do not
  /// cause an alarm.
  package var uses: [String] = []
  /// The first state that differs from the solution's, if it was searched for and found.
  package var firstDifference: StateDifference?

  package init(
    exercise: ItemName,
    title: String,
    obstacle: Obstacle? = nil,
    results: [CheckResult],
    undecided: Exercise.PrivateChecks = Exercise.PrivateChecks(count: 0, points: 0),
    isolation: Isolation = Isolation(level: .none),
    alarms: [Alarm] = [],
    firstDifference: StateDifference? = nil
  ) {
    self.exercise = exercise
    self.title = title
    self.obstacle = obstacle
    self.results = results
    self.undecided = undecided
    self.isolation = isolation
    self.alarms = alarms
    self.firstDifference = firstDifference
  }

  /// The points that the work earns.
  package var points: Int {
    results.reduce(0) { $0 + $1.points }
  }

  /// The maximum points; checks that could not run do not reduce them.
  package var maximum: Int {
    results.reduce(0) { $0 + ($1.isJudged ? $1.check.points : 0) }
  }

  /// The checks that wait for the linter.
  package var unjudged: [CheckResult] {
    results.filter { !$0.isJudged }
  }

  /// Whether all checks passed.
  package var isSolved: Bool {
    results.allSatisfy { $0.verdict == .passed }
  }

  /// Whether everything that could be checked passed, and the rest waits for the linter.
  package var awaitsLinter: Bool {
    !isSolved && results.allSatisfy { $0.verdict == .passed || !$0.isJudged }
  }

  /// The report without its hidden checks: the part that a learner must pass.
  package var publicPart: Report {
    var report = self
    report.results = results.filter { $0.check.visibility == .public }
    return report
  }

  /// The conclusion of the report.
  package var conclusion: Conclusion {
    switch obstacle {
    case .doesNotCompile, .noApp: return .doesNotCompile
    case .unreadable: return .unreadable
    case .forbidden, .stopped: return .fallsShort
    case .crashed, .timedOut: return .appEnded
    case nil: break
    }
    if results.contains(where: \.verdict.isEndOfApp) { return .appEnded }
    if awaitsLinter { return .awaitsLinter }
    return isSolved ? .solved : .fallsShort
  }

  /// The conclusion of a report, the worst first.
  package enum Conclusion: Hashable, Sendable {
    /// All checks passed.
    case solved
    /// Everything that could be checked passed, and the rest waits for the linter.
    case awaitsLinter
    /// A check failed.
    case fallsShort
    /// The answer is not a script.
    case unreadable
    /// There is no app to check.
    case doesNotCompile
    /// The app crashed, exited or exceeded a time limit.
    case appEnded
  }
}

extension CheckResult.Verdict {
  /// Whether the app ended, or did not answer in time.
  var isEndOfApp: Bool {
    switch self {
    case .crashed, .timedOut: true
    case .passed, .failed, .error, .skipped: false
    }
  }
}
