import Course

extension Report {
  /// Returns the report without hints about the bug's location, for the first attempt at a bug hunt.
  ///
  /// - Parameter tellsFailures: Whether to report the failure; false before the first attempt, so that the hunt is left
  ///   to the learner.
  /// - Returns: The report with the same verdicts and points.
  package func discreet(tellsFailures: Bool) -> Report {
    var report = self
    report.results = results.map { result in
      guard let failure = result.verdict.failure, !failure.isMistakeOfForm else { return result }
      var result = result
      result.check.advice = nil
      guard !tellsFailures else { return result }
      result.remarks = []
      let told = CheckFailure(summary: Self.firstLook)
      result.verdict =
        switch result.verdict {
        case .failed: .failed(told)
        case .crashed: .crashed(told)
        case .timedOut: .timedOut(told)
        case .passed, .error, .skipped: result.verdict
        }
      return result
    }
    return report
  }

  private static let firstLook =
    "Try to find the reason. If you check again, you will see more details."
}
