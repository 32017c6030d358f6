import AppSession

extension Walks {
  /// The time limit for the walks through one app, including the search for the shortest walk.
  ///
  /// The limit allows for a slow computer.
  static let patience = Duration.seconds(60)

  /// Repeats the walks in another app and returns the alarms about differences.
  ///
  /// - Parameters:
  ///   - plan: The walks through the solution.
  ///   - app: The other app.
  ///   - lendingSolution: A closure that lends the solution, for finding the shortest way to the
  ///     difference; only the few apps with a difference need it.
  /// - Returns: An alarm with that way, an alarm if hardly any move was possible, or nothing; and the extent of the walks.
  /// - Throws: `SystemError` if the app's process cannot be reached, which is not the app's fault,
  ///   or the error of the closure.
  func findings(
    following plan: WalkPlan,
    in app: JudgedApp,
    lendingSolution: (_ use: (JudgedApp) -> Alarm) throws -> Alarm
  ) throws -> WalkFindings {
    let guide = WalkGuide(app: app, promise: plan.promise, end: ContinuousClock.now + Self.patience)
    var found = 0
    var planned = 0
    var made = 0
    let count = plan.walks.reduce(0) { $0 + $1.steps.count }
    var alarms: [Alarm] = plan.isWhole ? [] : [Self.shortness]
    // Code in the process cannot know which walk ends with the question.
    let asked = Tasks(seed: seed, walks: plan.walks.count).question
    for (index, walk) in plan.walks.enumerated() {
      let question = index == asked ? plan.question : nil
      let outcome =
        try question.map { try guide.follow(walk, asking: $0) } ?? guide.follow(walk)
      made += outcome.made
      if !outcome.isAnswered { alarms.append(Self.silence) }
      // One long walk counts no more than another one.
      let steps = walk.steps.prefix(length)
      planned += steps.count(where: \.isPromised)
      found += steps.prefix(outcome.made).count(where: \.isPromised)
      if let parting = outcome.parting {
        alarms.append(
          try alarm(at: parting, on: walk, with: guide, lendingSolution: lendingSolution)
        )
        return WalkFindings(alarms, made: made, of: count)
      }
    }
    // An element with another name than in the checks cannot be found, so a walk that ends there
    // proves nothing.
    guard planned > 0, found * 2 < planned else {
      return WalkFindings(alarms, made: made, of: count)
    }
    let summary =
      "On random walks, the app offered only \(found) of \(planned) moves that the checks name, so "
      + "NavLab could barely compare it with the solution."
    alarms.append(Alarm(kind: .blind, summary: summary))
    return WalkFindings(alarms, made: made, of: count)
  }

  /// The alarm for walks that could not be planned.
  static let shortness = Alarm(
    kind: .blind,
    summary:
      "NavLab could not walk through the solution on this computer, so NavLab could barely compare the app "
      + "with the solution; grade the submission again."
  )

  /// The alarm for a process that does not give the runtime's answers.
  static let silence = Alarm(
    kind: .channel,
    summary:
      "When asked to run a small app from NavLab, the app's process did not answer as SwiftUI does. "
      + "Code outside SwiftUI may have sent the answer."
  )

  private func alarm(
    at parting: WalkGuide.Parting,
    on walk: WalkPlan.Walk,
    with guide: WalkGuide,
    lendingSolution: (_ use: (JudgedApp) -> Alarm) throws -> Alarm
  ) throws -> Alarm {
    let moves = walk.steps.prefix(parting.step).map(\.move)
    // An app that crashes or hangs would do so in each attempt to shorten the way.
    guard !parting.isEnding else {
      let steps = walk.launchLines + moves.map(\.line) + parting.lines
      return Alarm(kind: .walk, summary: parting.summary, steps: steps)
    }
    return try lendingSolution { solution in
      let known = WalkGuide(app: solution, promise: guide.promise, end: guide.end)
      let shortest = shortest(moves) { moves in
        guard !guide.isLate, let way = known.walk(moves, launchedLike: walk) else { return nil }
        let shorter = guide.follow(way).parting
        return shorter?.isEnding == true ? nil : shorter
      }
      return Alarm(
        kind: .walk,
        summary: shortest.parting?.summary ?? parting.summary,
        steps: walk.launchLines + shortest.moves.map(\.line)
      )
    }
  }

  /// The maximum number of moves in a walk for which the removal of every part is tried.
  private static let shortWay = 12

  /// Removes moves while the rest still shows a difference, and returns the rest and the difference.
  private func shortest(
    _ moves: [WalkMove],
    _ parting: ([WalkMove]) -> WalkGuide.Parting?
  ) -> (moves: [WalkMove], parting: WalkGuide.Parting?) {
    var kept = moves
    var last: WalkGuide.Parting?
    var size = kept.count
    while size > 0 {
      // Of a long way, only whole pieces are tried, because each try starts both apps.
      let isLong = kept.count > Self.shortWay
      var start = 0
      while start + size <= kept.count {
        // A move away and the move back are left out together.
        var fewer = kept
        fewer.removeSubrange(start..<(start + size))
        if let found = parting(fewer) {
          kept = Array(fewer.prefix(found.step))
          last = found
        } else {
          start += isLong ? size : 1
        }
      }
      let wasLong = isLong && kept.count <= Self.shortWay
      size = wasLong ? kept.count : isLong ? size / 2 : size - 1
    }
    return (kept, last)
  }
}
