extension CheckResult {
  /// The verdict of one check.
  package enum Verdict: Hashable, Sendable {
    /// Everything was as expected.
    case passed
    /// Something was not as expected.
    case failed(CheckFailure)
    /// The app crashed or exited.
    case crashed(CheckFailure)
    /// The app did not answer in time.
    case timedOut(CheckFailure)
    /// There is no app to check.
    case error
    /// The check did not run.
    case skipped(SkipReason)
  }

  /// The reason why a check did not run.
  package enum SkipReason: Hashable, Sendable {
    /// The work could not be checked at all.
    case nothingToJudge
    /// Another check, with this name, must pass first.
    case requires(String)
    /// It checks the source, but the linter is not built; the learner loses no points.
    case noLinter
  }
}

extension CheckResult.Verdict {
  /// The failure, if there is one.
  package var failure: CheckFailure? {
    switch self {
    case .failed(let failure), .crashed(let failure), .timedOut(let failure): failure
    case .passed, .error, .skipped: nil
    }
  }
}
