import AppSession
import SceneModel

/// A guide that walks through an app and compares what the task promises.
struct WalkGuide {
  /// The app.
  let app: JudgedApp
  /// The promise to compare.
  let promise: WalkPromise
  /// The moment at which the time limit ends.
  let end: ContinuousClock.Instant

  /// The result of following a walk.
  struct Outcome {
    /// The number of completed moves.
    var made: Int
    /// The place where the app differed from the solution, if it did.
    var parting: Parting?
    /// Whether the app's process has given the runtime's answer, as far as it was asked.
    var isAnswered = true
  }

  /// The place where two apps differ.
  struct Parting {
    /// The number of moves up to and including the one with the difference.
    var step: Int
    var summary: String
    /// Whether the app has ended, or another try is not useful.
    var isEnding = false
    /// The commands after the moves that show the difference.
    var lines: [String] = []
  }

  /// Whether no time is left.
  var isLate: Bool { ContinuousClock.now >= end }

  /// Follows a walk for as long as the app offers the moves.
  ///
  /// - Parameters:
  ///   - walk: The walk.
  ///   - question: The question to the app's process at the end of the walk, if there is one.
  /// - Returns: The result of the walk.
  /// - Throws: `SystemError` if the process cannot be reached, which is not the app's fault.
  func follow(_ walk: WalkPlan.Walk, asking question: Countersigning) throws -> Outcome {
    let session = app.session(on: walk.date)
    defer { session.close() }
    var walk = walk
    // The question is about the state after the last move.
    walk.idleTime = nil
    var outcome = follow(walk, in: session)
    if outcome.parting == nil { outcome.isAnswered = try question.isAnswered(by: session) }
    return outcome
  }

  /// Follows a walk for as long as the app offers the moves.
  ///
  /// - Parameter walk: The walk.
  /// - Returns: The result of the walk.
  func follow(_ walk: WalkPlan.Walk) -> Outcome {
    let session = app.session(on: walk.date)
    defer { session.close() }
    return follow(walk, in: session)
  }

  private func follow(_ walk: WalkPlan.Walk, in session: AppSession) -> Outcome {
    guard !isLate else { return slowness(after: 0) }
    guard case .done(var snapshot) = session.launch(asInChecks: walk.arguments) else {
      return Outcome(
        made: 0,
        parting: Parting(
          step: 0,
          summary: "The app does not start on a random walk.",
          isEnding: true
        )
      )
    }
    let promise = promise.naming(walk.titles)
    let start = WalkState(snapshot, promise)
    if !start.keeps(walk.start, promise.rivals) {
      let difference = start.difference(from: walk.start, promise.rivals)
      let summary = "Right after its launch the app \(difference)."
      return Outcome(made: 0, parting: Parting(step: 0, summary: summary))
    }
    for (index, step) in walk.steps.enumerated() {
      guard !isLate else { return slowness(after: index) }
      // A missing element counts only if the task promises it.
      guard let action = step.move.action(in: snapshot) else {
        guard walk.repeats(index) else { return finish(walk, after: index, in: session) }
        return loss(of: step.move, after: index)
      }
      switch session.perform(action) {
      case .done(let next): snapshot = next
      case .refused(let reason, _):
        return parting(index + 1, "On a random walk the app refuses: \(reason)")
      case .ended(let ending):
        return parting(index + 1, "On a random walk: \(ending)", isEnding: true)
      }
      let state = WalkState(snapshot, promise)
      if !state.keeps(step.state, promise.rivals) {
        let difference = state.difference(from: step.state, promise.rivals)
        return parting(index + 1, "On a random walk the app \(difference).")
      }
    }
    return finish(walk, after: walk.steps.count, in: session)
  }

  /// Ends a walk on which the app has not differed from the solution.
  private func finish(_ walk: WalkPlan.Walk, after made: Int, in session: AppSession) -> Outcome {
    guard !isLate else { return slowness(after: made) }
    return Outcome(made: made, parting: parting(inIdleTimeOf: walk, after: made, in: session))
  }

  /// Walks through an app and returns its states on the way.
  ///
  /// - Parameters:
  ///   - moves: The moves.
  ///   - known: The walk with the date and the arguments of the launch.
  /// - Returns: The walk, or nil if the app does not offer all moves.
  func walk(_ moves: [WalkMove], launchedLike known: WalkPlan.Walk) -> WalkPlan.Walk? {
    let session = app.session(on: known.date)
    defer { session.close() }
    guard case .done(var snapshot) = session.launch(asInChecks: known.arguments) else { return nil }
    let promise = promise.naming(known.titles)
    var walk = WalkPlan.Walk(
      date: known.date,
      arguments: known.arguments,
      start: WalkState(snapshot, promise),
      scene: AbstractState(snapshot),
      steps: []
    )
    walk.titles = known.titles
    for move in moves {
      guard let action = move.action(in: snapshot), case .done(let next) = session.perform(action)
      else { return nil }
      snapshot = next
      walk.steps.append(WalkPlan.Step(move: move, to: snapshot, promise))
    }
    return walk
  }

  private func loss(of move: WalkMove, after step: Int) -> Outcome {
    var parting = Parting(
      step: step,
      summary:
        "On a random walk the app no longer offers a control in a place where it has offered it before.",
      isEnding: true
    )
    parting.lines = [move.line]
    return Outcome(made: step, parting: parting)
  }

  private func parting(_ step: Int, _ summary: String, isEnding: Bool = false) -> Outcome {
    Outcome(
      made: step,
      parting: Parting(step: step, summary: summary, isEnding: isEnding)
    )
  }

  private func slowness(after step: Int) -> Outcome {
    parting(step, "The app is too slow for random walks.", isEnding: true)
  }
}
