/// The means by which a `debug` exercise shows its bug: a script, the linter or the compiler.
struct ShownBug {
  /// The checks of the exercise.
  let checks: [Exercise.Check]
  /// The ids of the faults that the exercise practises.
  let faults: [String]
  let starter: NamedStarter

  /// Reports a bug that nothing shows, or a script that cannot show a bug.
  ///
  /// - Parameters:
  ///   - position: The position of the checks.
  ///   - log: The log for the problems.
  func report(at position: ContentProblem.Position, log: inout ProblemLog) {
    guard !checks.contains(where: \.judgesScript) else {
      if !checks.contains(where: \.showsBug) {
        log.report("no check has 'witness: finds-bug'; add this line to a check", at: position)
      }
      if !starter.compiles {
        log.report(
          "a script cannot show a bug in an app that does not compile; remove 'starter', or the checks with 'witness'",
          at: starter.position
        )
      }
      return
    }
    guard starter.compiles, !checks.contains(where: { $0.forbids(oneOf: faults) }) else { return }
    log.report(
      "no check shows the bug; add 'witness: finds-bug' to a check, add 'lint' with an id from 'faults',"
        + " or add 'starter: does-not-compile'",
      at: position
    )
  }
}

extension Exercise.Check {
  /// Returns whether the check forbids any of the given faults.
  ///
  /// - Parameter faults: The ids of the faults.
  /// - Returns: Whether it does.
  package func forbids(oneOf faults: [String]) -> Bool {
    guard case .source(let forbidden) = method else { return false }
    return switch forbidden {
    case .all: !faults.isEmpty
    case .some(let ids): ids.contains(where: faults.contains)
    }
  }
}
