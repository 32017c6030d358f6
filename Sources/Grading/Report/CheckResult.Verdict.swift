extension CheckResult {
  /// The verdict of one check.
  package enum Verdict: Hashable, Sendable {
    /// A verdict on work that meets the check's condition.
    case passed
    /// A verdict on work that does not meet the check's condition.
    case failed(CheckFailure)
    /// A verdict on an app that crashed or exited.
    case crashed(CheckFailure)
    /// A verdict on an app that did not answer in time.
    case timedOut(CheckFailure)
    /// A verdict on work without an app to check.
    case error
    /// The absence of a verdict, because the check did not run.
    case skipped(SkipReason)
  }

  /// A reason why a check did not run.
  package enum SkipReason: Hashable, Sendable {
    /// Work that could not be checked.
    case nothingToJudge
    /// Another check, with the given name, that must pass first.
    case requires(String)
    /// A missing linter, which costs the learner no points.
    case noLinter
  }
}

extension CheckResult.Verdict {
  /// The failure, or nil if there is none.
  package var failure: CheckFailure? {
    switch self {
    case .failed(let failure), .crashed(let failure), .timedOut(let failure): failure
    case .passed, .error, .skipped: nil
    }
  }
}
