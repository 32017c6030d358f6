extension GradingRecord {
  /// The status of a submission after grading.
  package enum Status: String, CaseIterable, Hashable, Sendable, Codable {
    /// The status of work that passes all checks.
    case solved
    /// The status of work that fails a check, or of an answer that stops before its end.
    case fallsShort = "falls-short"
    /// The status of work without an app to check.
    case doesNotCompile = "does-not-compile"
    /// The status of an app that crashed or exited.
    case crashed
    /// The status of an app that did not answer in time.
    case timedOut = "timed-out"
    /// The status of an answer that cannot be read, possibly because of its folder or archive.
    case unreadable
    /// The status of work without a mark, because the grader failed.
    case graderError = "grader-error"
  }
}
