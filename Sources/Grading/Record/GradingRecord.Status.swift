extension GradingRecord {
  /// The result of a submission.
  package enum Status: String, CaseIterable, Hashable, Sendable, Codable {
    /// All checks passed.
    case solved
    /// A check failed, or the answer does not reach its end.
    case fallsShort = "falls-short"
    /// There is no app to check.
    case doesNotCompile = "does-not-compile"
    /// The app crashed or exited.
    case crashed
    /// The app did not answer in time.
    case timedOut = "timed-out"
    /// The answer, or its folder or archive, cannot be read.
    case unreadable
    /// The grader failed; this is not a mark.
    case graderError = "grader-error"
  }
}
