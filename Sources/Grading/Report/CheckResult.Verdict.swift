extension CheckResult {
  /// What came of one check.
  package enum Verdict: Hashable, Sendable {
    /// Everything was as expected.
    case passed
    /// Something was not as expected.
    case failed(CheckFailure)
    /// The app crashed or ended itself.
    case crashed(CheckFailure)
    /// The app did not answer in time.
    case timedOut(CheckFailure)
    /// There is no app to judge.
    case error
    /// The check was not made, because the work could not be judged at all.
    case skipped
  }
}
