package import Findings

/// The linter that finds faults in the source of graded work.
///
/// The linter is a separate program that may not be built yet, so it is not part of the grader.
package struct SourceLinter: Sendable {
  private let ready: @Sendable () -> Bool
  private let makeReady: @Sendable () throws -> Void
  private let find: @Sendable ([String], DeploymentTarget?) throws -> LintOutcome

  /// Creates a linter from closures.
  ///
  /// - Parameters:
  ///   - isReady: A closure that returns whether the linter is ready; always ready unless given.
  ///   - prepare: A closure that makes the linter ready, or throws if it is not available; it may be called several
  ///     times.
  ///   - judge: A closure that judges files at absolute paths together, for an oldest version of iOS; it throws only
  ///     for failures of the linter.
  package init(
    isReady: @escaping @Sendable () -> Bool = { true },
    prepare: @escaping @Sendable () throws -> Void,
    judge:
      @escaping @Sendable (_ paths: [String], _ target: DeploymentTarget?) throws -> LintOutcome
  ) {
    ready = isReady
    makeReady = prepare
    find = judge
  }

  /// A Boolean value that indicates whether the linter is ready.
  package var isReady: Bool { ready() }

  /// Prepares the linter for its first check.
  ///
  /// - Throws: The reason why the linter is not available.
  package func prepare() throws {
    try makeReady()
  }

  /// Checks several files together, and returns the outcome.
  ///
  /// - Parameters:
  ///   - paths: The absolute paths of the files.
  ///   - target: The oldest version of iOS that the app targets, or nil for the newest one.
  /// - Returns: The findings.
  /// - Throws: The error of the linter, but never of the files.
  package func judge(_ paths: [String], for target: DeploymentTarget?) throws -> LintOutcome {
    try find(paths, target)
  }
}

/// An error that indicates that an exercise needs the linter, although the grader has none.
package struct LinterMissing: Error, Hashable, Sendable, CustomStringConvertible {
  package var description: String {
    "nothing could be checked, because the linter is missing; run 'navlab setup linter'"
  }
}
