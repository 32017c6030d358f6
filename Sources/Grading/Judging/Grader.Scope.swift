package import Course

extension Grader {
  /// A selection of checks to run.
  package enum Scope: Hashable, Sendable {
    /// All checks, as required for a mark.
    case everything
    /// The public checks, which a learner may run any number of times.
    case publicChecks
    /// The public checks, followed by the hidden checks if all public ones pass.
    case hiddenOncePublicPass
  }
}

extension Exercise {
  /// Returns the checks to run in a scope.
  ///
  /// - Parameter scope: The selected checks.
  /// - Returns: The checks.
  package func checks(in scope: Grader.Scope) -> [Check] {
    checks.filter { scope == .everything ? !$0.isSealed : $0.visibility == .public }
  }

  /// Returns the checks to run after all public ones have passed.
  ///
  /// - Parameter scope: The selected checks.
  /// - Returns: The checks.
  func later(in scope: Grader.Scope) -> [Check] {
    scope == .hiddenOncePublicPass
      ? checks.filter { $0.visibility == .hidden && !$0.isSealed } : []
  }

  /// Returns the number and points of the hidden checks that a scope omits.
  ///
  /// - Parameter scope: The selected checks.
  /// - Returns: The number of hidden checks and their points.
  package func undecided(in scope: Grader.Scope) -> PrivateChecks {
    guard scope == .everything else { return hiddenChecks }
    let sealed = checks.filter(\.isSealed)
    return PrivateChecks(
      count: sealed.count + (privateChecks?.count ?? 0),
      points: sealed.reduce(0) { $0 + $1.points } + (privateChecks?.points ?? 0)
    )
  }
}
