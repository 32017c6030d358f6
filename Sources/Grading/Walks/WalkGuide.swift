import AppSession
import SceneModel

/// A guide that walks through an app and compares the promised parts of its state.
struct WalkGuide {
  /// The app to walk through.
  let app: JudgedApp
  /// The promise whose parts are compared.
  let promise: WalkPromise
  /// The time at which the walk must end.
  let end: ContinuousClock.Instant

  /// The result of following a walk.
  struct Outcome {
    /// The number of completed moves.
    var made: Int
    /// The first difference from the solution, or nil if there is none.
    var parting: Parting?
    /// A Boolean value that indicates whether the app's process answered every question correctly.
    var isAnswered = true
  }

  /// A difference between two apps.
  struct Parting {
    /// The number of moves up to and including the move that shows the difference.
    var step: Int
    var summary: String
    /// A Boolean value that indicates whether the app has ended or further attempts are useless.
    var isEnding = false
    /// The commands that show the difference when they follow the moves.
    var lines: [String] = []
  }

  /// A Boolean value that indicates whether no time is left.
  var isLate: Bool { ContinuousClock.now >= end }

  /// Follows a walk while the app offers the next move, asks the app's process a question, and returns the outcome.
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

  /// Follows a walk while the app offers the next move, and returns the outcome.
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
      let summary = "Right after its launch, the app \(difference)."
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
        return parting(index + 1, "On a random walk, the app refuses an action: \(reason)")
      case .ended(let ending):
        return parting(index + 1, "On a random walk: \(ending)", isEnding: true)
      }
      let state = WalkState(snapshot, promise)
      if !state.keeps(step.state, promise.rivals) {
        let difference = state.difference(from: step.state, promise.rivals)
        return parting(index + 1, "On a random walk, the app \(difference).")
      }
    }
    return finish(walk, after: walk.steps.count, in: session)
  }

  /// Returns the outcome of a walk on which the app has not differed from the solution.
  private func finish(_ walk: WalkPlan.Walk, after made: Int, in session: AppSession) -> Outcome {
    guard !isLate else { return slowness(after: made) }
    return Outcome(made: made, parting: parting(inIdleTimeOf: walk, after: made, in: session))
  }

  /// Walks through an app and returns the states between the moves, or nil if a move is not possible.
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
        "On a random walk, the app no longer offers a control in a place where it offered the control before.",
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
