/// A search that omits one command after another to find the shortest script with the same failure.
struct FailureShortening {
  /// A closure that runs a trial on the failing app.
  let run: (Trial) throws -> JudgedRun.Result
  /// A closure that returns whether a trial can succeed, for example on the author's app.
  ///
  /// Otherwise, a failure would remain the same without the very command that should lead to the expected state.
  let isSound: (Trial) throws -> Bool

  /// The maximum number of launches of the app for one failure.
  private static let budget = 16

  /// Returns the result of the shortest trial that still fails in the same way.
  ///
  /// - Parameters:
  ///   - trial: The failed trial.
  ///   - result: The result.
  /// - Returns: The same result with the fewest commands that were found.
  /// - Throws: The error of a trial.
  func shortened(_ trial: Trial, _ result: JudgedRun.Result) throws -> JudgedRun.Result {
    guard let signature = FailureSignature(result.conclusion) else { return result }
    let way = trial.places { signature.isAt($0) }
    // Expectations that hold on the way are left out of the report, so they need not stay in the
    // trial.
    var leftOut = Set(way.filter { $0.statement.isMereExpectation }.map(\.place))
    var best = result
    for step in way.filter({ !$0.statement.isExpectation }).prefix(Self.budget) {
      let shorter = trial.leavingOut(leftOut.union([step.place]))
      let found = try run(shorter)
      guard FailureSignature(found.conclusion) == signature, try isSound(shorter) else { continue }
      leftOut.insert(step.place)
      best = found
    }
    return best
  }
}
