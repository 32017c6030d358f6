import SceneModel

extension Walks {
  /// The number of moves of the long walk, which is more than any check takes.
  static let longLength = 60
  /// The number of screens above one another from which on the long walk often goes back.
  private static let deep = 4

  /// Returns a date for the launch of a walk, which differs from that of checks.
  ///
  /// - Parameter random: The source of the date.
  /// - Returns: The date, in seconds since the beginning of 1970.
  static func date(_ random: inout SeededNumbers) -> Int64 {
    JudgedApp.startDate + Int64.random(in: 86_400...(86_400 * days), using: &random)
  }

  /// Returns the moves of which a walk takes one.
  ///
  /// The long walk takes only what every correct answer offers, so that it ends early in no honest app.
  ///
  /// - Parameters:
  ///   - snapshot: The solution.
  ///   - promise: The promise of the task.
  ///   - random: The source of the choice.
  ///   - isLong: Whether it is the long walk.
  /// - Returns: The moves.
  func choice(
    in snapshot: Snapshot,
    _ promise: WalkPromise,
    _ random: inout SeededNumbers,
    isLong: Bool
  ) -> [WalkMove] {
    let moves = WalkMove.all(in: snapshot)
    let promised = moves.filter { $0.isPromised(by: promise) }
    guard !promised.isEmpty else { return moves }
    guard isLong else {
      return Int.random(in: 0..<Self.freeShare, using: &random) == 0 ? moves : promised
    }
    // A high stack costs time, and leads to the same places again.
    let screens = snapshot.visibleStack?.children.count { $0.kind == .screen } ?? 0
    let isDeep = screens > Self.deep && promised.contains(.back)
    return isDeep && Bool.random(using: &random) ? [.back] : promised
  }
}

extension Walks {
  /// The walks that do more than the others, which the seed chooses.
  struct Tasks: Hashable, Sendable {
    /// The number of the walk that ends with the question to the process.
    let question: Int
    /// The number of the walk that ends with the whole idle time.
    let idleTime: Int
    /// The number of the long walk.
    let length: Int
    /// The number of the walk that opens links.
    let links: Int
    /// Whether one walk would do several of these things.
    let isShared: Bool

    /// Chooses walks.
    ///
    /// - Parameters:
    ///   - seed: The seed.
    ///   - count: The number of walks.
    init(seed: UInt64, walks count: Int) {
      func number(_ offset: UInt64) -> Int {
        Int(truncatingIfNeeded: (seed &+ offset) % UInt64(max(count, 1)))
      }
      question = number(0)
      idleTime = number(1)
      length = number(2)
      links = number(3)
      isShared = count < 4
    }
  }
}

extension WalkPlan.Walk {
  /// Returns whether the walk has made a move at least twice before, each time where the solution looked the same.
  ///
  /// An app that made it there too, but no longer offers it, contradicts itself.
  ///
  /// - Parameter index: The number of the move.
  /// - Returns: Whether it has, and every correct answer offers the move.
  func repeats(_ index: Int) -> Bool {
    func scene(before index: Int) -> AbstractState {
      index == 0 ? self.scene : steps[index - 1].scene
    }
    guard steps[index].isPromised else { return false }
    let here = scene(before: index)
    return steps[..<index].indices.count { earlier in
      steps[earlier].move == steps[index].move && scene(before: earlier) == here
    } >= 2
  }
}
