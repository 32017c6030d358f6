package import Findings

/// The linter that finds faults in the source of judged work.
///
/// It is no part of the grader, since it is a separate program, which may not be there yet.
package struct SourceLinter: Sendable {
  private let ready: @Sendable () -> Bool
  private let makeReady: @Sendable () throws -> Void
  private let find: @Sendable ([String], DeploymentTarget?) throws -> LintOutcome

  /// Creates a linter from its functions.
  ///
  /// - Parameters:
  ///   - isReady: Whether it is ready at this moment; it always is, unless given.
  ///   - prepare: Makes it ready, or throws when it cannot be had; it may be called several times.
  ///   - judge: Judges the files at some absolute paths together, as an app for a version of iOS and newer ones; it
  ///     throws only for a fault of the linter.
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

  /// Whether it is ready now.
  package var isReady: Bool { ready() }

  /// Prepares the linter.
  ///
  /// - Throws: Why it cannot be had.
  package func prepare() throws {
    try makeReady()
  }

  /// Checks files together.
  ///
  /// - Parameters:
  ///   - paths: The absolute paths of the files.
  ///   - target: The oldest version of iOS that the app is for, or nil for the newest one.
  /// - Returns: The findings.
  /// - Throws: What is wrong with the linter, never with the files.
  package func judge(_ paths: [String], for target: DeploymentTarget?) throws -> LintOutcome {
    try find(paths, target)
  }
}

/// An exercise needs the linter, but this grader has none.
package struct LinterMissing: Error, Hashable, Sendable, CustomStringConvertible {
  package var description: String {
    "the exercise has checks of the source, and the linter for them is missing; nothing could be checked"
  }
}
