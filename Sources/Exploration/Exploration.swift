import Foundation
import Grading
import SceneModel
import Script

/// An automatic walk that finds suspicious behaviour in an app.
///
/// Several strands walk in parallel. Their number depends on the untried moves, and not on the number of threads. After
/// each round, all strands share their results. So the same seed gives the same findings on any computer, unless the
/// time limit is reached.
package struct Exploration: Sendable {
  private let app: ExploredApp
  private let budget: ExplorationBudget

  /// The number of steps that a strand takes in one round.
  private static let roundSteps = 150
  private static let mostStrands = 8
  /// The number of untried moves that each additional strand requires.
  private static let share = 25
  /// The maximum number of sightings to record for one finding.
  private static let mostSightings = 3

  /// Creates an exploration of an app within a budget.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - budget: The effort that it may take.
  package init(of app: ExploredApp, within budget: ExplorationBudget = ExplorationBudget()) {
    self.app = app
    self.budget = budget
  }

  /// The combined results of the completed rounds.
  private struct State {
    var knowledge = Knowledge()
    var sightings: [String: [Strand.Sighting]] = [:]
    /// The signatures of suspicions, in the order of their first sightings.
    var order: [String] = []
    var refuted: Set<String> = []
    var values: [String] = []
    var declared: Set<String> = []
    var shown: Set<String> = []
    var steps = 0
    /// The number of steps taken since the exploration last tried a new move.
    var spare = 0
    /// The number of strands that have given up.
    var failures = 0
  }

  /// The maximum number of strands that may give up before the exploration ends.
  private static let mostFailures = 3

  /// Explores the app within the budget, and returns the findings.
  ///
  /// - Parameter note: A closure called with the number of steps and of places after each round.
  /// - Returns: The findings.
  package func run(note: (_ steps: Int, _ places: Int) -> Void = { _, _ in }) -> ExplorationReport {
    let started = Date()
    let deadline = budget.seconds.map { started.addingTimeInterval($0) }
    let links = LinkCandidates(app.sources)
    let isWide = app.sources.code.contains(
      /NavigationSplitView|horizontalSizeClass|sidebarAdaptable|ViewThatFits/
    )
    var state = State()
    var random = SeededNumbers(seed: budget.seed)
    while state.steps < budget.steps, !isOver(state), deadline.map({ Date() < $0 }) ?? true {
      let finder = MoveFinder(links: links.links(with: state.values), hasWideLayout: isWide)
      let count = max(1, min(Self.mostStrands, state.knowledge.untried / Self.share))
      let steps = min(Self.roundSteps, (budget.steps - state.steps + count - 1) / count)
      let wasTried = state.knowledge.start != nil && state.knowledge.untried == 0
      let seeds = (0..<count).map { _ in random.next() }
      let knowledge = state.knowledge
      let work = OrderedWork(items: seeds, jobs: budget.jobs) { [app] seed in
        var strand = Strand(through: app, finder: finder, knowing: knowledge, seed: seed)
        return strand.walk(steps: steps, until: deadline)
      }
      let before = state.steps
      // A strand never throws.
      try? work.run { take($0, into: &state) }
      state.spare =
        wasTried && state.knowledge.untried == 0 ? state.spare + state.steps - before : 0
      note(state.steps, state.knowledge.places.count)
    }
    let (discoveries, repeated) = discoveries(of: state, until: deadline)
    return ExplorationReport(
      discoveries: discoveries,
      steps: state.steps,
      repeated: repeated,
      places: state.knowledge.places.count,
      moves: state.knowledge.moveCount,
      untried: state.knowledge.untried,
      seed: budget.seed,
      seconds: Date().timeIntervalSince(started)
    )
  }

  /// Returns whether more steps are unlikely to find anything.
  private func isOver(_ state: State) -> Bool {
    if state.failures >= Self.mostFailures || state.steps > 0 && state.knowledge.start == nil {
      return true
    }
    return state.knowledge.start != nil && state.knowledge.untried == 0
      && state.spare >= max(150, 2 * state.knowledge.moveCount)
  }

  private func take(_ product: Strand.Product, into state: inout State) {
    for event in product.events { state.knowledge.learn(event) }
    state.knowledge.hangs.formUnion(product.hangs)
    state.refuted.formUnion(product.refuted)
    state.declared.formUnion(product.declared)
    state.shown.formUnion(product.shown)
    state.values = Array((state.values + product.values).uniqued().prefix(12))
    state.steps += product.steps
    if product.hasGivenUp { state.failures += 1 }
    for sighting in product.sightings {
      let signature = sighting.suspicion.signature
      if state.sightings[signature] == nil { state.order.append(signature) }
      var known = state.sightings[signature] ?? []
      known.append(sighting)
      known.sort { $0.trail.count < $1.trail.count }
      state.sightings[signature] = Array(known.prefix(Self.mostSightings))
    }
  }

  private func discoveries(
    of state: State,
    until deadline: Date?
  ) -> (found: [Discovery], steps: Int) {
    let shortening = Shortening(app: app, knowledge: state.knowledge)
    let open = state.order.compactMap { state.sightings[$0] }.filter { sightings in
      sightings.first.map { sighting in
        !state.refuted.contains(sighting.suspicion.key)
          && !(sighting.suspicion.control.map(state.refuted.contains) ?? false)
      } ?? false
    }
    var found: [Discovery] = []
    var steps = 0
    let work = OrderedWork(items: open, jobs: budget.jobs) { shortening.discovery(from: $0) }
    // Shortening never throws: a sighting that cannot be repeated is not a finding.
    try? work.run { discovery, effort in
      steps += effort.steps
      if let discovery { found.append(discovery) }
    }
    found += dungeons(in: state.knowledge)
    if state.knowledge.untried == 0 { found += unreached(state) }
    let sorted = found.enumerated().sorted { one, other in
      (one.element.kind.rank, one.offset) < (other.element.kind.rank, other.offset)
    }.map(\.element)
    return (sorted, steps)
  }

  private func dungeons(in knowledge: Knowledge) -> [Discovery] {
    let others = [
      "relaunch", "launch ", "open ", "away", "activate", "turn", "size", "back, relaunch",
    ]
    let closed = knowledge.dungeons { move in !others.contains { move.hasPrefix($0) } }
    return closed.map { trap, way in
      Discovery(
        kind: .noWayOut,
        entry: "cover-without-exit",
        message:
          "The user cannot close the full-screen cover '\(trap)': no control closes it, and it "
          + "cannot be swiped away. Add a button that calls dismiss().",
        script: way
      )
    }
  }

  /// Returns a finding for each route that a stack declares but that the exploration has not reached.
  private func unreached(_ state: State) -> [Discovery] {
    let names = state.declared.subtracting(state.shown).filter { $0.hasPrefix(".") }
    return names.sorted().map { name in
      Discovery(
        kind: .unreached,
        message:
          "A stack has a destination for \(name), but no control or link that NavLab tried leads "
          + "to it. The destination may need data that is missing in this run; otherwise, remove the "
          + "destination, or add a link to it.",
        script: []
      )
    }
  }
}

extension Discovery.Kind {
  /// The rank of the kind in a report, with 0 for the worst kind.
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
