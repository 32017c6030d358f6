import AppSession

extension Walks {
  /// The maximum number of walks through an app that does not pass every check.
  private static let most = 3

  /// Follows the sound parts of walks in an app that fails some checks, and returns the alarms and the extent.
  ///
  /// The first difference raises an alarm only if the app has looked exactly like the solution until then.
  ///
  /// - Parameters:
  ///   - plan: The walks through the solution.
  ///   - app: The app.
  ///   - results: The results of its checks.
  /// - Returns: The alarms and the extent.
  func findings(
    following plan: WalkPlan,
    in app: JudgedApp,
    fallingShortIn results: [CheckResult]
  ) -> WalkFindings {
    let sound = SoundSteps(results, solution: plan.traces)
    let parts = plan.walks.compactMap(sound.part).enumerated()
      .sorted { one, other in
        (other.element.steps.count, one.offset) < (one.element.steps.count, other.offset)
      }
      .prefix(Self.most).map(\.element)
    guard !parts.isEmpty else {
      return WalkFindings(
        leftOutBecause: "checks failed, and every walk would use the commands of those checks"
      )
    }
    let guide = WalkGuide(app: app, promise: plan.promise, end: ContinuousClock.now + Self.patience)
    let planned = plan.walks.reduce(0) { $0 + $1.steps.count }
    var made = 0
    var alarms: [Alarm] = []
    for walk in parts where alarms.isEmpty {
      let outcome = guide.followWhileAlike(walk)
      made += outcome.made
      guard let parting = outcome.parting else { continue }
      let steps = walk.launchLines + walk.steps.prefix(parting.step).map(\.move.line)
      alarms.append(Alarm(kind: .walk, summary: parting.summary, steps: steps))
    }
    return WalkFindings(fallingShort: alarms, made: made, of: planned)
  }
}

extension WalkGuide {
  /// Follows a walk while the app looks exactly like the solution, and returns the outcome.
  ///
  /// - Parameter walk: The walk.
  /// - Returns: The result, with the first difference in what the task promises.
  func followWhileAlike(_ walk: WalkPlan.Walk) -> Outcome {
    let session = app.session(on: walk.date)
    defer { session.close() }
    guard !isLate, case .done(var snapshot) = session.launch(asInChecks: walk.arguments),
      AbstractState(snapshot) == walk.scene
    else { return Outcome(made: 0) }
    let promise = promise.naming(walk.titles)
    for (index, step) in walk.steps.enumerated() {
      guard !isLate, let action = step.move.action(in: snapshot) else {
        return Outcome(made: index)
      }
      switch session.perform(action) {
      case .done(let next): snapshot = next
      case .refused: return Outcome(made: index)
      case .ended(let ending):
        return difference(after: index + 1, "it ended: \(ending)")
      }
      guard AbstractState(snapshot) != step.scene else { continue }
      guard WalkState(snapshot, promise).places != step.state.places else {
        return Outcome(made: index + 1)
      }
      return difference(after: index + 1, "it shows something different from the solution")
    }
    return Outcome(made: walk.steps.count)
  }

  private func difference(after step: Int, _ what: String) -> Outcome {
    let summary =
      "The app looks like the solution, and has passed a check that uses the last of these commands, "
      + "but on a random walk, \(what)."
    return Outcome(made: step, parting: Parting(step: step, summary: summary))
  }
}
