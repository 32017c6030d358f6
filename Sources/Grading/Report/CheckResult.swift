package import Course

/// A check and its result.
package struct CheckResult: Hashable, Sendable {
  /// The check.
  package var check: Exercise.Check
  /// The verdict.
  package var verdict: Verdict
  /// The parts of a check that compares parts; empty for all others.
  package var parts: [PartResult]
  /// Remarks on the work, whether it is right or wrong.
  package var remarks: [String]
  /// The states of the app during the check; empty if nothing was done.
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

  /// The points that the check earns; a failed check earns those of its right parts.
  package var points: Int {
    switch verdict {
    case .passed: check.points
    case .failed: parts.reduce(0) { $0 + ($1.isRight ? $1.points : 0) }
    case .crashed, .timedOut, .error, .skipped: 0
    }
  }

  /// Whether the check could run, so that its points count.
  package var isJudged: Bool { verdict != .skipped(.noLinter) }
}
