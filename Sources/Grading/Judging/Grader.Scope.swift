package import Course

extension Grader {
  /// The checks that are made.
  package enum Scope: Hashable, Sendable {
    /// All of them, as when marks are given.
    case everything
    /// The public ones, as often as a learner likes.
    case publicChecks
    /// The public ones, and when they have passed the hidden ones as well.
    case hiddenOncePublicPass
  }
}

extension Exercise {
  /// The checks that are made.
  ///
  /// - Parameter scope: Which ones are asked for.
  /// - Returns: The checks.
  package func checks(in scope: Grader.Scope) -> [Check] {
    scope == .everything ? checks : checks.filter { $0.visibility == .public }
  }

  /// The checks that are made once all public ones have passed.
  ///
  /// - Parameter scope: Which ones are asked for.
  /// - Returns: The checks.
  func later(in scope: Grader.Scope) -> [Check] {
    scope == .hiddenOncePublicPass ? checks.filter { $0.visibility == .hidden } : []
  }

  /// The hidden checks that are not made.
  ///
  /// - Parameter scope: Which ones are asked for.
  /// - Returns: Their number and points.
  package func undecided(in scope: Grader.Scope) -> PrivateChecks {
    scope == .everything ? privateChecks ?? PrivateChecks(count: 0, points: 0) : hiddenChecks
  }
}
