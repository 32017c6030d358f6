import AppSession

extension WalkGuide {
  /// Repeats a walk and then lets the app run through idle time, or returns nil if a move is not possible.
  ///
  /// - Parameters:
  ///   - stages: The stages of the idle time.
  ///   - walk: The walk.
  /// - Returns: The idle time, or nil if the app does not offer all moves.
  func idleTime(_ stages: [IdleTime.Stage], after walk: WalkPlan.Walk) -> IdleTime? {
    let session = app.session(on: walk.date)
    defer { session.close() }
    guard case .done(var snapshot) = session.launch(asInChecks: walk.arguments) else { return nil }
    for step in walk.steps {
      guard let action = step.move.action(in: snapshot),
        case .done(let next) = session.perform(action)
      else { return nil }
      snapshot = next
    }
    return IdleTime(stages, in: session, promise.naming(walk.titles))
  }

  /// Runs the app through the solution's idle time and returns the first difference, or nil if there is none.
  ///
  /// An end of the app counts if the solution still runs then. A change counts only if the solution stays as it was,
  /// and if the app has lost its place or contradicts itself. A message may go away in time.
  ///
  /// - Parameters:
  ///   - walk: The walk through the solution.
  ///   - made: The number of moves that the app has made.
  ///   - session: The session with the app, after these moves.
  /// - Returns: The difference, or nil if there is none.
  func parting(
    inIdleTimeOf walk: WalkPlan.Walk,
    after made: Int,
    in session: AppSession
  )
    -> Parting?
  {
    guard let known = walk.idleTime else { return nil }
    let own = IdleTime(known.survived, in: session, promise.naming(walk.titles))
    // After fewer moves, the app is in another place than the solution.
    var isComparable = made == walk.steps.count
    for (index, (moment, other)) in zip(own.moments, known.moments).enumerated() {
      let start = moment.stage.description
      var parting = Parting(step: made, summary: "", isEnding: true)
      parting.lines = own.moments.prefix(index + 1).map(\.stage.line)
      guard let state = moment.state else {
        parting.summary = own.ending.map { "\(start): \($0)" } ?? "\(start), the app ended."
        return parting
      }
      guard moment.stage.keepsState else { continue }
      isComparable = isComparable && other.state == walk.last
      guard isComparable, !state.staysLike(walk.last, promise.rivals) else { continue }
      parting.summary = "\(start), the app shows something different. The solution does not change."
      return parting
    }
    return nil
  }
}
