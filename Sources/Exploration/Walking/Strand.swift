import AppSession
import Foundation
import Grading
import SceneModel
import Script

/// A walk that starts with a launch of an app and prefers untried moves.
struct Strand {
  /// The results of a walk.
  struct Product: Sendable {
    var events: [Knowledge.Event] = []
    var sightings: [Sighting] = []
    /// The signatures of suspicions that later observations have disproved.
    var refuted: Set<String> = []
    var steps = 0
    var hangs: Set<String> = []
    /// A Boolean value that indicates whether the walk ended early because the app ended too often or never became
    /// idle.
    var hasGivenUp = false
    /// The values in the routes that the walk has visited.
    var values: [String] = []
    /// The routes that stacks declare.
    var declared: Set<String> = []
    var shown: Set<String> = []
  }

  /// A suspicion together with the lines that have led to it.
  struct Sighting: Sendable {
    var suspicion: Suspicion
    /// The lines since the launch.
    var trail: [String]
    /// The shapes of the states before each of the lines.
    var shapes: [String]
  }

  private let app: ExploredApp
  private let finder: MoveFinder
  private var knowledge: Knowledge
  private var random: SeededNumbers
  private var player: Player
  private var observer: Observer
  private var trail: [String] = []
  /// The number of lines that had run when the app last looked as it does after a launch.
  private var start = 0
  private var shapes: [String] = []
  private var isRegular = false
  private var product = Product()
  private var detours = 0
  /// The last computed shape and the state to which it belongs, or nil if there is none.
  private var seen: (window: Element, phase: Snapshot.Phase, isRegular: Bool, shape: ScreenShape)?
  /// The routes whose values were collected.
  private var known: Set<String> = []

  private static let mostLosses = 12
  /// The rules whose issues make further exploration of the app pointless.
  private static let hopeless: Set<String> = [
    "busy-task", "too-deep", "too-many-elements", "too-much-text",
  ]
  /// The maximum number of taps in a path that is compared with a link.
  private static let longestWay = 8
  /// The maximum number of lines of a walk.
  private static let longest = 80

  init(through app: ExploredApp, finder: MoveFinder, knowing knowledge: Knowledge, seed: UInt64) {
    self.app = app
    self.finder = finder
    self.knowledge = knowledge
    random = SeededNumbers(seed: seed)
    player = Player(app)
    observer = Observer(app.sources)
  }

  /// Walks until a number of steps or a deadline is reached, and returns the results.
  ///
  /// - Parameters:
  ///   - count: The number of steps.
  ///   - deadline: The time to stop, or nil for no limit.
  /// - Returns: The product of the walk.
  mutating func walk(steps count: Int, until deadline: Date?) -> Product {
    defer { player.close() }
    begin()
    var losses = 0
    while player.count < count, losses < Self.mostLosses {
      if let deadline, Date() > deadline { break }
      guard let snapshot = player.snapshot else {
        losses += 1
        begin()
        continue
      }
      // Until this is fixed, each step is slow and shows the same.
      if trail.isEmpty, isHopeless(snapshot) {
        losses = Self.mostLosses
        break
      }
      if trail.count > Self.longest {
        begin()
        continue
      }
      take(snapshot)
    }
    product.steps = player.count
    product.hasGivenUp = losses >= Self.mostLosses
    return product
  }

  private mutating func begin() {
    trail = []
    start = 0
    shapes = []
    isRegular = false
    observer = Observer(app.sources)
    let step = player.launch()
    note(step)
    product.refuted.formUnion(observer.refuted)
    // No walk continues from there, and its shape takes longest to compute.
    if let snapshot = step.after, !isHopeless(snapshot) { arrive(snapshot) }
  }

  private func isHopeless(_ snapshot: Snapshot) -> Bool {
    snapshot.issues.contains { Self.hopeless.contains($0.rule) }
  }

  private mutating func shape(_ snapshot: Snapshot) -> ScreenShape {
    // The same snapshot is used several times between two steps.
    if let seen, seen.isRegular == isRegular, seen.phase == snapshot.phase,
      seen.window == snapshot.window
    {
      return seen.shape
    }
    let shape = ScreenShape(snapshot, isRegular: isRegular)
    seen = (snapshot.window, snapshot.phase, isRegular, shape)
    return shape
  }

  private func moves(_ snapshot: Snapshot, _ shape: ScreenShape) -> [Move] {
    finder.moves(
      in: snapshot,
      shape: shape,
      isRegular: isRegular,
      isAtLaunch: knowledge.start == nil || knowledge.start == shape.key
    )
  }

  @discardableResult
  private mutating func arrive(_ snapshot: Snapshot) -> ScreenShape {
    let shape = shape(snapshot)
    let known = knowledge.place(shape.key)
    if known == nil || known.map({ trail.count < $0.way.count }) == true {
      learn(.saw(shape, moves: moves(snapshot, shape).map(\.key), way: trail))
    }
    return shape
  }

  private mutating func learn(_ event: Knowledge.Event) {
    knowledge.learn(event)
    product.events.append(event)
  }

  /// Chooses a move and performs it.
  private mutating func take(_ snapshot: Snapshot) {
    let shape = arrive(snapshot)
    if shape.key == knowledge.start {
      start = trail.count
      if let next = knowledge.comparison {
        return compare(next.screen, after: next.way, with: next.link)
      }
    }
    let moves = moves(snapshot, shape)
    guard let place = knowledge.place(shape.key) else { return }
    let untried = moves.filter { place.tries[$0.key] == nil }
    if let move = weighted(untried) {
      detours = 0
      return make(move, from: shape)
    }
    if detours < 12, let key = knowledge.moveTowardsNews(from: shape.key) {
      detours += 1
      if let move = moves.first(where: { $0.key == key }) { return make(move, from: shape) }
      learn(.went(from: shape.key, move: key, to: shape.key))
    }
    detours = 0
    // Fully explored places are walked at random, because some faults appear only on the second
    // visit.
    if Int.random(in: 0..<40, using: &random) == 0 { return begin() }
    guard let move = weighted(moves) else { return begin() }
    make(move, from: shape)
  }

  private mutating func weighted(_ moves: [Move]) -> Move? {
    let total = moves.reduce(0) { $0 + $1.kind.weight }
    guard total > 0 else { return nil }
    var rest = Int.random(in: 0..<total, using: &random)
    for move in moves {
      rest -= move.kind.weight
      if rest < 0 { return move }
    }
    return moves.last
  }

  private mutating func make(_ move: Move, from shape: ScreenShape) {
    var lines = move.lines
    if let id = move.element, let action = move.action, let snapshot = player.snapshot,
      let element = snapshot.window.descendant(id: id)
    {
      guard let line = Control(action, on: element).line(in: snapshot) else {
        // An action that no line identifies cannot be repeated.
        return learn(.went(from: shape.key, move: move.key, to: shape.key))
      }
      lines = [line]
    }
    // If one link does not end, others are unlikely to.
    let isStuck = move.kind == .link && knowledge.hangs.contains { $0.hasPrefix("open ") }
    guard !isStuck, !lines.contains(where: knowledge.hangs.contains) else {
      return learn(.went(from: shape.key, move: move.key, to: nil))
    }
    var last: ExploredStep?
    for line in lines {
      guard let step = play(line, meaning: lines.count == 1 ? move.action : nil) else { break }
      last = step
      if step.after == nil { break }
    }
    if let step = last, step.word == "tap", !step.hasEffect, step.refusal == nil {
      pursue(step, isKnown: knowledge.place(shape.key)?.tries[move.key] != nil)
    }
    let isNew = knowledge.place(shape.key)?.tries[move.key] == nil
    guard let snapshot = player.snapshot else {
      return learn(.went(from: shape.key, move: move.key, to: nil))
    }
    let end = arrive(snapshot)
    learn(.went(from: shape.key, move: move.key, to: end.key))
    if isNew, let step = last, let url = step.url {
      pursue(LinkPursuit(of: url, in: step), from: shape)
    }
  }

  /// Follows a tap without an immediate effect by tapping again or leaving the screen, and then waiting.
  private mutating func pursue(_ step: ExploredStep, isKnown: Bool) {
    if isKnown, Bool.random(using: &random), let line = wayOut, play(line, meaning: nil) != nil {
      _ = play("wait 20s", meaning: nil)
      return
    }
    guard let again = play(step.line, meaning: step.action), again.after != nil, !again.hasEffect
    else { return }
    _ = play("wait 20s", meaning: nil)
  }

  /// Opens the link that a pursuit specifies, and observes the result.
  private mutating func pursue(_ pursuit: LinkPursuit?, from shape: ScreenShape) {
    guard let pursuit, !trail.contains(pursuit.line), !knowledge.hangs.contains(pursuit.line)
    else { return }
    if pursuit.isFromRoot { goBack() }
    guard let snapshot = player.snapshot, !pursuit.isFromRoot || self.shape(snapshot) == shape
    else { return }
    guard play(pursuit.line, meaning: nil) != nil, let end = player.snapshot else { return }
    arrive(end)
  }

  /// Opens a screen by taps, goes back to the root, and opens a screen of the same kind by a link.
  private mutating func compare(_ screen: String, after way: [String], with link: String) {
    learn(.compared(screen))
    for line in way {
      guard let step = play(line, meaning: nil), step.refusal == nil, step.after != nil else {
        return
      }
    }
    goBack()
    guard !knowledge.hangs.contains(link), play(link, meaning: nil) != nil,
      let snapshot = player.snapshot
    else { return }
    arrive(snapshot)
  }

  /// Goes back to the root of the front stack.
  private mutating func goBack() {
    for _ in 0..<ScreenShape.mostLevels where (player.snapshot?.visibleStack?.depth ?? 0) > 0 {
      guard play("back", meaning: nil) != nil else { return }
    }
  }

  /// The line that leaves the front screen, or nil if there is none.
  private var wayOut: String? {
    guard let snapshot = player.snapshot else { return nil }
    if snapshot.topPresentation != nil { return "dismiss" }
    return (snapshot.visibleStack?.depth ?? 0) > 0 ? "back" : nil
  }

  private mutating func play(_ line: String, meaning action: Action?) -> ExploredStep? {
    let key = player.snapshot.map { shape($0).key } ?? ""
    guard let step = player.play(line, meaning: action) else { return nil }
    trail.append(line)
    shapes.append(key)
    if case .size(let width)? = step.action, step.after != nil { isRegular = width == .regular }
    if step.word == "launch" || step.word == "relaunch" { isRegular = false }
    if step.word == "launch" {
      observer = Observer(app.sources)
      trail = [line]
      start = 0
      shapes = [""]
    }
    note(step)
    if case .timeout = step.ending {
      product.hangs.insert(line)
      knowledge.hangs.insert(line)
    }
    return step
  }

  private mutating func note(_ step: ExploredStep) {
    for suspicion in observer.see(step) {
      product.sightings.append(Sighting(suspicion: suspicion, trail: trail, shapes: shapes))
    }
    product.refuted.formUnion(observer.refuted)
    guard let snapshot = step.after, step.changesWindow else { return }
    noteWay(step, to: snapshot)
    for stack in snapshot.stacks {
      product.declared.formUnion(stack.routes.map(RouteText.family))
      for value in stack.path.map(Array.init) ?? [] {
        product.shown.insert(RouteText.family(value))
        remember(value)
      }
    }
    for element in snapshot.visibleElements where element.kind == .link {
      if let value = element.value { remember(value) }
    }
  }

  /// Records the path to a kind of screen, so that taps can be compared with links.
  private mutating func noteWay(_ step: ExploredStep, to snapshot: Snapshot) {
    guard let route = snapshot.visibleStack?.route, let screen = route.last.map(RouteText.family),
      screen.hasPrefix(".")
    else { return }
    if step.url != nil {
      if route.count == 1 { learn(.landed(on: screen, link: step.line)) }
      return
    }
    let way = Array(trail.dropFirst(start))
    guard step.word == "tap", route.count > 1, way.count <= Self.longestWay,
      route.count > step.before?.visibleStack?.route.count ?? route.count,
      way.allSatisfy({ $0.hasPrefix("tap ") || $0.hasPrefix("tab ") }),
      knowledge.walks[screen].map({ way.count < $0.count }) ?? true
    else { return }
    learn(.walked(to: screen, way: way))
  }

  private mutating func remember(_ route: String) {
    guard product.values.count < 24, known.insert(route).inserted else { return }
    for value in RouteText.plainValues(route) where !product.values.contains(value) {
      product.values.append(value)
    }
  }
}
