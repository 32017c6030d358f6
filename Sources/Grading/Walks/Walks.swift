import AppSession
import SceneModel

/// Random walks that compare a learner's app with the solution.
///
/// The checks are known scripts, so code in the app's process could answer them without being an app. The walks are
/// unknown beforehand, so only an app that behaves like the solution passes them.
package struct Walks: Hashable, Sendable {
  /// The seed of the walks' random numbers.
  package var seed: UInt64
  /// The number of walks.
  package var count: Int
  /// The maximum number of moves in a walk.
  package var length: Int

  package init(seed: UInt64, count: Int = 20, length: Int = 12) {
    self.seed = seed
    self.count = count
    self.length = length
  }

  /// The number of candidate walks through the solution, of which the best is chosen.
  private static let choice = 3
  /// The average interval, in moves, at which a move is chosen from all moves rather than only promised ones.
  static let freeShare = 4
  /// The maximum number of attempts at a walk through the solution.
  private static let tries = 3
  /// The maximum number of days between the date of a walk and the date of the checks.
  static let days: Int64 = 3_650

  /// Returns a plan of walks through the solution.
  ///
  /// Of several walks, those are kept that lead to most states that no check reaches. In a small app, checks may reach
  /// every state; then those are kept that take most steps that no check takes.
  ///
  /// - Parameters:
  ///   - solution: The solution.
  ///   - promise: The parts to compare.
  ///   - known: The states that the checks reach in the solution.
  ///   - launches: The arguments with which the checks launch the app. Each of them begins a walk,
  ///     and so does a launch without any, so that code cannot tell a walk by its arguments.
  ///   - links: The links that the checks open, of which one walk opens others.
  /// - Returns: The walks with the solution's states.
  func plan(
    through solution: JudgedApp,
    promise: WalkPromise,
    besides known: KnownWays = KnownWays(),
    launchedWith launches: [LaunchArguments] = [],
    opening links: CheckLinks = CheckLinks()
  ) -> WalkPlan {
    var random = SeededNumbers(seed: seed)
    var walks: [WalkPlan.Walk] = []
    var isWhole = true
    let launches = [LaunchArguments()] + launches.shuffled(using: &random)
    let count = max(count, launches.count)
    for index in 0..<(Self.choice * count) {
      let arguments = launches[index % launches.count]
      guard let walk = surely(through: solution, arguments, promise, known, &random) else {
        isWhole = false
        break
      }
      // Equal walks prove no more than one of them.
      if !walks.contains(where: { $0.isLike(walk) }) { walks.append(walk) }
    }
    let best = walks.enumerated().sorted { one, other in
      (other.element.newStates, other.element.newSteps, one.offset)
        < (one.element.newStates, one.element.newSteps, other.offset)
    }
    // The best walk of each launch comes before the second best of any.
    let chosen = best.map(\.element).enumerated().sorted { one, other in
      let ranks = [one, other].map { walk in
        best.prefix(walk.offset).count { $0.element.arguments == walk.element.arguments }
      }
      return (ranks[0], one.offset) < (ranks[1], other.offset)
    }
    var plan = WalkPlan(promise: promise, walks: chosen.prefix(count).map(\.element))
    plan.isWhole = isWhole
    guard !plan.walks.isEmpty else { return plan }
    let tasks = Tasks(seed: seed, walks: plan.walks.count)
    let arguments = tasks.isShared ? LaunchArguments() : plan.walks[tasks.length].arguments
    if let long = surely(through: solution, arguments, promise, known, &random, isLong: true) {
      plan.put(long, at: tasks.isShared ? nil : tasks.length)
      walks.append(long)
    }
    if let opening = linkWalk(through: solution, promise, opening: links, &random) {
      // Each launch keeps its walk.
      let isFree = !tasks.isShared && plan.walks[tasks.links].arguments.isEmpty
      plan.put(opening, at: isFree ? tasks.links : nil)
      walks.append(opening)
    }
    plan.promise.rivals = RivalTexts(
      among: promise.texts.union(promise.fragments.map(WalkState.text(containing:))),
      shownTogether: Set(walks.flatMap { [$0.start.texts] + $0.steps.map(\.state.texts) }),
      exchanged: Set(walks.flatMap(\.exchanges))
    )
    let guide = WalkGuide(app: solution, promise: plan.promise, end: .now)
    let index = Tasks(seed: seed, walks: plan.walks.count).idleTime
    // Without a second start, time still passes at the end of the walk.
    plan.walks[index].idleTime =
      guide.idleTime(IdleTime.Stage.whole, after: plan.walks[index]) ?? plan.walks[index].idleTime
    return plan
  }

  /// Walks through the solution, and tries again if the walk is short because the solution's process was lost.
  private func surely(
    through solution: JudgedApp,
    _ arguments: LaunchArguments,
    _ promise: WalkPromise,
    _ known: KnownWays,
    _ random: inout SeededNumbers,
    isLong: Bool = false
  ) -> WalkPlan.Walk? {
    var short: WalkPlan.Walk?
    var rest = random
    for _ in 0..<Self.tries {
      var numbers = random
      guard let walk = walk(through: solution, arguments, promise, known, &numbers, isLong: isLong)
      else { continue }
      guard walk.isCutOff else {
        random = numbers
        return walk
      }
      short = walk
      rest = numbers
    }
    random = rest
    return short
  }

  private func walk(
    through solution: JudgedApp,
    _ arguments: LaunchArguments,
    _ promise: WalkPromise,
    _ known: KnownWays,
    _ random: inout SeededNumbers,
    isLong: Bool
  ) -> WalkPlan.Walk? {
    let date = Self.date(&random)
    let session = solution.session(on: date)
    defer { session.close() }
    guard case .done(var snapshot) = session.launch(asInChecks: arguments) else { return nil }
    var walk = WalkPlan.Walk(
      date: date,
      arguments: arguments,
      start: WalkState(snapshot, promise),
      scene: AbstractState(snapshot),
      steps: []
    )
    while walk.steps.count < (isLong ? Self.longLength : length) {
      let choice = self.choice(in: snapshot, promise, &random, isLong: isLong)
      guard let move = choice.randomElement(using: &random),
        let action = move.action(in: snapshot)
      else { break }
      let outcome = session.perform(action)
      if case .ended = outcome { walk.isCutOff = true }
      guard case .done(let next) = outcome else { break }
      let isSameScreen = SeenState(snapshot).hasSameScreens(as: SeenState(next))
      let before = walk.last
      snapshot = next
      walk.steps.append(WalkPlan.Step(move: move, to: snapshot, promise))
      guard isSameScreen else { continue }
      if let exchange = RivalTexts.exchange(from: before.texts, to: walk.last.texts) {
        walk.exchanges.insert(exchange)
      }
    }
    if !walk.isCutOff { walk.idleTime = IdleTime([.rest], in: session, promise) }
    let passed = [walk.scene] + walk.steps.map(\.scene)
    let own = KnownWays([StateTrace(passed.map { StateTrace.Moment(command: nil, state: $0) })])
    walk.newStates = own.states.subtracting(known.states).count
    walk.newSteps = own.steps.subtracting(known.steps).count
    return walk
  }
}

extension WalkPlan.Walk {
  /// Returns whether this walk and another have the same arguments, moves and states, regardless of their dates.
  fileprivate func isLike(_ other: WalkPlan.Walk) -> Bool {
    arguments == other.arguments && start == other.start && steps == other.steps
  }
}
