package import Course

/// A check together with its result.
package struct CheckResult: Hashable, Sendable {
  /// The check to which the result belongs.
  package var check: Exercise.Check
  /// The verdict of the check.
  package var verdict: Verdict
  /// The results for the parts that the check compares, or an empty array if it compares no parts.
  package var parts: [PartResult]
  /// The remarks that are shown whether the work is right or wrong.
  package var remarks: [String]
  /// The states of the app during the check, which are empty if no command was performed.
  package var states: StateTrace

  package init(
    check: Exercise.Check,
    verdict: Verdict,
    parts: [PartResult] = [],
    remarks: [String] = [],
    states: StateTrace = StateTrace()
  ) {
    self.check = check
    self.verdict = verdict
    self.parts = parts
    self.remarks = remarks
    self.states = states
  }

  /// The points that the work earns in the check, including points for the right parts if the check fails.
  package var points: Int {
    switch verdict {
    case .passed: check.points
    case .failed: parts.reduce(0) { $0 + ($1.isRight ? $1.points : 0) }
    case .crashed, .timedOut, .error, .skipped: 0
    }
  }

  /// A Boolean value that indicates whether the check could run, in which case its points count.
  package var isJudged: Bool { verdict != .skipped(.noLinter) }
}
