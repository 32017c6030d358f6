/// Looks for the shortest way to the same failure by leaving out one command after the other.
struct FailureShortening {
  /// Runs a trial on the failing app.
  let run: (Trial) throws -> JudgedRun.Result
  /// Returns whether a trial is possible without a failure, for example on the author's app.
  ///
  /// Without that a failure would stay the same when the very command is left out that should bring about
  /// what is expected.
  let isSound: (Trial) throws -> Bool

  /// The maximum number of launches of the app.
  private static let budget = 16

  /// Shortens a failed trial.
  ///
  /// - Parameters:
  ///   - trial: What was tried.
  ///   - result: The result.
  /// - Returns: The same result with the shortest steps that were found.
  /// - Throws: What trying throws.
  func shortened(_ trial: Trial, _ result: JudgedRun.Result) throws -> JudgedRun.Result {
    guard let signature = FailureSignature(result.conclusion) else { return result }
    let way = trial.places { signature.isAt($0) }
    // Expectations that hold on the way are not told, and would only stand in the way.
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
