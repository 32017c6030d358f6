import AppSession
import Course
import SceneModel

/// A search for additional links that the solution can open.
struct LinkSearch {
  /// The solution that opens the links.
  let solution: JudgedApp
  /// The promise whose parts are compared.
  let promise: WalkPromise
  /// The links that the checks open.
  let links: CheckLinks

  /// Returns links that lead to a screen, and links that lead to nothing.
  ///
  /// - Parameters:
  ///   - entrance: The moves before the links.
  ///   - most: The maximum number of words to try in each pattern.
  ///   - random: The source of the choices.
  /// - Returns: The two lists of links.
  func links(
    after entrance: [WalkMove],
    most: Int,
    using random: inout SeededNumbers
  ) -> (known: [String], unknown: [String]) {
    let session = solution.session()
    defer { session.close() }
    guard case .done(var snapshot) = session.launch() else { return ([], []) }
    for move in entrance {
      guard let next = state(after: move, snapshot, in: session) else { return ([], []) }
      snapshot = next
    }
    var known: [String] = []
    var unknown: [String] = []
    for pattern in links.patterns.keys.sorted(by: { $0.url(with: "") < $1.url(with: "") }) {
      let nothing = pattern.url(with: links.unknownWord(for: pattern, using: &random))
      guard let end = destination(of: nothing, from: &snapshot, in: session) else { break }
      // A solution that shows a screen for any word does not tell which words exist.
      guard end != .screen else { continue }
      if end == .promisedMessage, links.asksForUnknown(pattern) { unknown.append(nothing) }
      for word in links.words(for: pattern, using: &random).prefix(most) {
        let url = pattern.url(with: word)
        guard let end = destination(of: url, from: &snapshot, in: session) else {
          return (known, unknown)
        }
        if end == .screen { known.append(url) }
      }
    }
    return (known, unknown)
  }

  /// Returns the walk that makes the given moves, or nil if the solution cannot make all of them.
  ///
  /// The walk also compares the titles that the task gives to learners, because the screens of other links have them.
  ///
  /// - Parameters:
  ///   - moves: The moves.
  ///   - date: The date of the launch.
  /// - Returns: The walk; nil if the solution does not make all moves.
  func walk(_ moves: [WalkMove], on date: Int64) -> WalkPlan.Walk? {
    let session = solution.session(on: date)
    defer { session.close() }
    guard case .done(let start) = session.launch() else { return nil }
    var snapshots = [start]
    for move in moves {
      guard let next = state(after: move, snapshots.last ?? start, in: session) else { return nil }
      snapshots.append(next)
    }
    let titles = Set(snapshots.flatMap { SeenState($0).screens.compactMap(\.title) })
      .intersection(links.given.texts)
    let promise = promise.naming(titles)
    var walk = WalkPlan.Walk(
      date: date,
      start: WalkState(start, promise),
      scene: AbstractState(start),
      steps: zip(moves, snapshots.dropFirst()).map {
        WalkPlan.Step(move: $0, to: $1, promise)
      }
    )
    walk.titles = titles
    walk.idleTime = IdleTime([.rest], in: session, promise)
    return walk
  }

  /// An effect of opening a link.
  private enum Destination {
    case screen
    /// A message of a kind that the task asks for.
    case promisedMessage
    case otherMessage
    case nothing
  }

  /// Opens a link, closes any message about it, and returns its effect, or nil if no other link can follow.
  ///
  /// - Returns: The effect; nil if no other link can follow.
  private func destination(
    of url: String,
    from snapshot: inout Snapshot,
    in session: AppSession
  ) -> Destination? {
    guard let next = state(after: .opening(url), snapshot, in: session) else { return nil }
    guard let message = next.message else {
      defer { snapshot = next }
      return AbstractState(next) == AbstractState(snapshot) ? .nothing : .screen
    }
    let taps = WalkMove.all(in: next)
    guard let close = taps.first(where: { $0.isPromised(by: promise) }) ?? taps.first,
      let closed = state(after: close, next, in: session), closed.message == nil
    else { return nil }
    snapshot = closed
    return promise.presentations.contains(message) ? .promisedMessage : .otherMessage
  }

  private func state(
    after move: WalkMove,
    _ snapshot: Snapshot,
    in session: AppSession
  ) -> Snapshot? {
    guard let action = move.action(in: snapshot), case .done(let next) = session.perform(action)
    else { return nil }
    return next
  }
}

extension Snapshot {
  /// The kind of the topmost alert or dialog, or nil if there is none.
  fileprivate var message: Goal.Presented.Kind? {
    SeenState(self).presented.map(\.kind).last { $0 == .alert || $0 == .dialog }
  }
}
