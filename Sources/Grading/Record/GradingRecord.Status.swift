extension GradingRecord {
  /// The result of a submission.
  package enum Status: String, CaseIterable, Hashable, Sendable, Codable {
    /// All checks passed.
    case solved
    /// A check failed, or the answer does not come to its end.
    case fallsShort = "falls-short"
    /// There is no app to judge.
    case doesNotCompile = "does-not-compile"
    /// The app crashed or ended itself.
    case crashed
    /// The app did not answer in time.
    case timedOut = "timed-out"
    /// The answer, or the folder or archive that it came in, cannot be read.
    case unreadable
    /// The grader could not do its work; this is nobody's mark.
    case graderError = "grader-error"
  }
}
