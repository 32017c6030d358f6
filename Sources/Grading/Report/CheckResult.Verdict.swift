extension CheckResult {
  /// The verdict of one check.
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
    /// The check was not made.
    case skipped(SkipReason)
  }

  /// The reason why a check is not made.
  package enum SkipReason: Hashable, Sendable {
    /// The work could not be judged at all.
    case nothingToJudge
    /// Another check, with this name, has to pass first.
    case requires(String)
    /// It looks at the source, and what does that is not built; this costs the learner nothing.
    case noLinter
  }
}

extension CheckResult.Verdict {
  /// The failure, when there is one.
  package var failure: CheckFailure? {
    switch self {
    case .failed(let failure), .crashed(let failure), .timedOut(let failure): failure
    case .passed, .error, .skipped: nil
    }
  }
}
