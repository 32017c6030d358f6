package import Course

/// The result of checking a learner's work on an exercise.
package struct Report: Hashable, Sendable {
  /// The name of the exercise.
  package var exercise: ItemName
  /// The title of the exercise.
  package var title: String
  /// The reason why nothing could be checked, or nil if the checks ran.
  package var obstacle: Obstacle?
  /// The results of the checks, in the order of the exercise.
  package var results: [CheckResult]
  /// The number and points of the hidden checks that did not run here.
  package var undecided: Exercise.PrivateChecks
  /// The isolation of the work from the computer during grading.
  package var isolation: Isolation
  /// The alarms, which ask a teacher to review the work personally.
  package var alarms: [Alarm]
  /// The extent of the random walks through the app, or nil if no app was built.
  package var walks: WalkExtent?
  /// The seldom-needed names that the code uses, none of which causes an alarm.
  package var uses: [String] = []
  /// The first state that differs from the solution's, or nil if no difference has been found.
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

  /// The maximum points of all checks except those that wait for the linter.
  package var maximum: Int {
    results.reduce(0) { $0 + ($1.isJudged ? $1.check.points : 0) }
  }

  /// The checks that did not run because the linter was not ready.
  package var unjudged: [CheckResult] {
    results.filter { !$0.isJudged }
  }

  /// A Boolean value that indicates whether all checks passed.
  package var isSolved: Bool {
    results.allSatisfy { $0.verdict == .passed }
  }

  /// A Boolean value that indicates whether all checks passed except those that wait for the linter.
  package var awaitsLinter: Bool {
    !isSolved && results.allSatisfy { $0.verdict == .passed || !$0.isJudged }
  }

  /// The report without its hidden checks.
  package var publicPart: Report {
    var report = self
    report.results = results.filter { $0.check.visibility == .public }
    return report
  }

  /// The status of the work.
  ///
  /// Work is solved only if all checks could run.
  package var status: GradingRecord.Status {
    switch obstacle {
    case .doesNotCompile, .noApp: .doesNotCompile
    case .unreadable: .unreadable
    case .forbidden, .stopped: .fallsShort
    case .crashed: .crashed
    case .timedOut: .timedOut
    case nil: results.lazy.compactMap(\.verdict.end).first ?? (isSolved ? .solved : .fallsShort)
    }
  }

  /// A Boolean value that indicates whether the app crashed, exited or exceeded a time limit.
  package var hasEndedApp: Bool { status == .crashed || status == .timedOut }
}

extension CheckResult.Verdict {
  /// The status of work with this verdict, or nil if the app did not end.
  var end: GradingRecord.Status? {
    switch self {
    case .crashed: .crashed
    case .timedOut: .timedOut
    case .passed, .failed, .error, .skipped: nil
    }
  }
}
