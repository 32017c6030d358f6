package import Course

extension Grader {
  /// The checks that run.
  package enum Scope: Hashable, Sendable {
    /// All checks, for marks.
    case everything
    /// The public checks, as often as a learner likes.
    case publicChecks
    /// The public checks, and after they pass the hidden ones.
    case hiddenOncePublicPass
  }
}

extension Exercise {
  /// Returns the checks that run.
  ///
  /// - Parameter scope: Which ones are asked for.
  /// - Returns: The checks.
  package func checks(in scope: Grader.Scope) -> [Check] {
    scope == .everything ? checks : checks.filter { $0.visibility == .public }
  }

  /// Returns the checks that run after all public ones have passed.
  ///
  /// - Parameter scope: Which ones are asked for.
  /// - Returns: The checks.
  func later(in scope: Grader.Scope) -> [Check] {
    scope == .hiddenOncePublicPass ? checks.filter { $0.visibility == .hidden } : []
  }

  /// Returns the hidden checks that are not run.
  ///
  /// - Parameter scope: Which ones are asked for.
  /// - Returns: Their number and points.
  package func undecided(in scope: Grader.Scope) -> PrivateChecks {
    scope == .everything ? privateChecks ?? PrivateChecks(count: 0, points: 0) : hiddenChecks
  }
}
