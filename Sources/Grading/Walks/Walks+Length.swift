import SceneModel

extension Walks {
  /// The number of moves of the long walk, which is more than any check takes.
  static let longLength = 40
  /// The number of screens in a stack beyond which the long walk often goes back.
  private static let deep = 4

  /// Returns a random launch date for a walk, different from the date of the checks.
  ///
  /// - Parameter random: The source of the date.
  /// - Returns: The date, in seconds since the beginning of 1970.
  static func date(_ random: inout SeededNumbers) -> Int64 {
    JudgedApp.startDate + Int64.random(in: 86_400...(86_400 * days), using: &random)
  }

  /// Returns the moves from which a walk chooses its next move.
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
  /// The indices of the walks that have additional tasks, chosen by the seed.
  struct Tasks: Hashable, Sendable {
    /// The index of the walk that ends with the question to the process.
    let question: Int
    /// The index of the walk that ends with the whole idle time.
    let idleTime: Int
    /// The index of the long walk.
    let length: Int
    /// The index of the walk that opens links.
    let links: Int
    /// A Boolean value that indicates whether one walk would have several of these tasks.
    let isShared: Bool

    /// Creates the tasks by choosing walks with a seed.
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
  /// Returns whether a promised move was made at least twice before while the solution looked the same.
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
