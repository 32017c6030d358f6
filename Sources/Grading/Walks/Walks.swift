import AppSession
import SceneModel

/// Goes at random through the solution and through somebody's app at once, and looks where they part.
///
/// Checks are known scripts, and code in the app's process could answer them without being an app. On a
/// walk that nobody knows before, only what behaves like the solution looks like it.
package struct Walks: Hashable, Sendable {
  /// What decides where the walks lead.
  package var seed: UInt64
  /// How many walks there are.
  package var count: Int
  /// The most moves of a walk.
  package var length: Int

  package init(seed: UInt64, count: Int = 20, length: Int = 12) {
    self.seed = seed
    self.count = count
    self.length = length
  }

  /// How long one app is gone through, the search for the shortest way included; an honest app is not slow for the
  /// reason that the machine is.
  private static let patience = Duration.seconds(60)

  /// Goes through the solution.
  ///
  /// - Parameters:
  ///   - solution: The solution.
  ///   - view: How closely other apps must look alike.
  /// - Returns: The walks and what there was to see.
  func plan(through solution: JudgedApp, view: WalkView) -> WalkPlan {
    var random = WalkRandom(seed: seed)
    var walks: [WalkPlan.Walk] = []
    for _ in 0..<count {
      guard let walk = walk(through: solution, view, &random) else { break }
      // Equal walks prove no more than one of them.
      if !walks.contains(walk) { walks.append(walk) }
    }
    return WalkPlan(view: view, walks: walks)
  }

  private func walk(
    through solution: JudgedApp,
    _ view: WalkView,
    _ random: inout WalkRandom
  ) -> WalkPlan.Walk? {
    let session = solution.session()
    defer { session.close() }
    guard case .done(var snapshot) = session.launch() else { return nil }
    var walk = WalkPlan.Walk(start: view.state(of: snapshot), steps: [])
    while walk.steps.count < length {
      guard let move = WalkMove.all(in: snapshot).randomElement(using: &random),
        let action = move.action(in: snapshot), case .done(let next) = session.perform(action)
      else { break }
      snapshot = next
      walk.steps.append(WalkPlan.Step(move: move, state: view.state(of: snapshot)))
    }
    return walk
  }

  /// Goes the same ways through another app.
  ///
  /// - Parameters:
  ///   - plan: The walks through the solution.
  ///   - app: The other app.
  ///   - solution: The solution, for finding the shortest way to where they part.
  /// - Returns: An alarm with that way, or nil when they never part.
  func alarm(following plan: WalkPlan, in app: JudgedApp, solution: JudgedApp) -> Alarm? {
    let end = ContinuousClock.now + Self.patience
    for walk in plan.walks {
      guard let parting = parting(of: app, from: walk, plan.view, until: end) else { continue }
      // An app that crashes or hangs would do so again and again while the way is shortened.
      guard !parting.isEnding else {
        let steps = walk.steps.prefix(parting.step).map(\.move.line)
        return Alarm(kind: .walk, summary: parting.summary, steps: steps)
      }
      let moves = shortest(Array(walk.steps.prefix(parting.step).map(\.move)), plan.view) { moves in
        guard ContinuousClock.now < end, let known = replay(moves, in: solution, plan.view) else {
          return nil
        }
        let shorter = self.parting(of: app, from: known, plan.view, until: end)
        return shorter?.isEnding == true ? nil : shorter
      }
      return Alarm(
        kind: .walk,
        summary: moves.parting?.summary ?? parting.summary,
        steps: moves.moves.map(\.line)
      )
    }
    return nil
  }

  /// Where two apps part.
  private struct Parting {
    /// How many moves were made, the one that parts them included.
    var step: Int
    var summary: String
    /// Whether the app is gone, or not worth another try.
    var isEnding = false

    static func slowness(after step: Int) -> Parting {
      let summary = "The app is too slow to be gone through at random."
      return Parting(step: step, summary: summary, isEnding: true)
    }
  }

  private func parting(
    of app: JudgedApp,
    from walk: WalkPlan.Walk,
    _ view: WalkView,
    until end: ContinuousClock.Instant
  ) -> Parting? {
    guard ContinuousClock.now < end else { return Parting.slowness(after: 0) }
    let session = app.session()
    defer { session.close() }
    guard case .done(var snapshot) = session.launch() else {
      let summary = "The app does not start on a random walk."
      return Parting(step: 0, summary: summary, isEnding: true)
    }
    if view.state(of: snapshot) != walk.start {
      return Parting(step: 0, summary: "Right after its launch the app differs from the solution.")
    }
    for (index, step) in walk.steps.enumerated() {
      guard ContinuousClock.now < end else { return Parting.slowness(after: index) }
      guard let action = step.move.action(in: snapshot) else {
        // Where what stands on a screen is free, so is what can be tapped there.
        guard view == .everything else { return nil }
        return Parting(
          step: index + 1,
          summary: "On a random walk the app lacks what the solution has: \(step.move.line)."
        )
      }
      switch session.perform(action) {
      case .done(let next): snapshot = next
      case .refused(let reason, _):
        return Parting(step: index + 1, summary: "On a random walk the app refuses: \(reason)")
      case .ended(let ending):
        let summary = "On a random walk: \(ending)"
        return Parting(step: index + 1, summary: summary, isEnding: true)
      }
      if view.state(of: snapshot) != step.state {
        return Parting(
          step: index + 1,
          summary: "On a random walk the app shows something else than the solution."
        )
      }
    }
    return nil
  }

  /// What the solution shows on a way, or nil when it cannot go there.
  private func replay(_ moves: [WalkMove], in app: JudgedApp, _ view: WalkView) -> WalkPlan.Walk? {
    let session = app.session()
    defer { session.close() }
    guard case .done(var snapshot) = session.launch() else { return nil }
    var walk = WalkPlan.Walk(start: view.state(of: snapshot), steps: [])
    for move in moves {
      guard let action = move.action(in: snapshot), case .done(let next) = session.perform(action)
      else { return nil }
      snapshot = next
      walk.steps.append(WalkPlan.Step(move: move, state: view.state(of: snapshot)))
    }
    return walk
  }

  /// The moves without those that are not needed for the apps to part.
  private func shortest(
    _ moves: [WalkMove],
    _ view: WalkView,
    _ parting: ([WalkMove]) -> Parting?
  ) -> (moves: [WalkMove], parting: Parting?) {
    var kept = moves
    var last: Parting?
    var size = kept.count
    while size > 0 {
      var start = 0
      while start + size <= kept.count {
        // A way there and back goes as one.
        var fewer = kept
        fewer.removeSubrange(start..<(start + size))
        if let found = parting(fewer) {
          kept = Array(fewer.prefix(found.step))
          last = found
        } else {
          start += 1
        }
      }
      size -= 1
    }
    return (kept, last)
  }
}
