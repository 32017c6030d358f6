package import Course

/// A check and what came of it.
package struct CheckResult: Hashable, Sendable {
  /// The check.
  package var check: Exercise.Check
  /// What came of it.
  package var verdict: Verdict

  package init(check: Exercise.Check, verdict: Verdict) {
    self.check = check
    self.verdict = verdict
  }

  /// The points that the check brings.
  package var points: Int {
    verdict == .passed ? check.points : 0
  }
}
