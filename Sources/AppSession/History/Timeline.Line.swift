extension Timeline {
  /// A line of history that was left for another line.
  package struct Line: Hashable, Sendable {
    /// The name of the line.
    package var name: String
    /// All steps of the line since the launch, oldest first.
    package var steps: [Step]
    /// The number of steps before the moment at which the line was left.
    package var count: Int
    /// A Boolean value that indicates whether the user chose the name of the line.
    package var isNamed: Bool
  }

  /// A branch that the user began deliberately and can leave by returning to its start.
  package struct Branch: Hashable, Sendable {
    /// The name of the line that began with the branch.
    package var name: String
    /// The name of the line that the branch can rejoin.
    package var origin: String
  }

  /// Returns the number of steps that a line and the current line have in common.
  ///
  /// - Parameter line: The other line.
  /// - Returns: The number of steps, counted from the launch.
  package func commonCount(with line: Line) -> Int {
    let count = min(line.steps.count, past.count + future.count)
    var common = 0
    while common < count, line.steps[common].id == stepID(common) { common += 1 }
    return common
  }

  /// Returns the id of a step of the current line, or nil if the line is shorter.
  func stepID(_ index: Int) -> Int? {
    guard index >= 0 else { return nil }
    if index < past.count { return past[index].id }
    let rest = future.count - 1 - (index - past.count)
    return rest >= 0 ? future[rest].id : nil
  }
}

extension Timeline.Line {
  /// Replaces the snapshots of the line's steps with digests, except for the given steps.
  ///
  /// - Parameter present: The ids of steps that another line shares, whose states are kept.
  mutating func forgetSnapshots(butOf present: Set<Int>) {
    for index in steps.indices where !present.contains(steps[index].id) {
      steps[index].forgetSnapshot()
    }
  }

  /// Returns whether the line contains a given step at a given index.
  func holds(_ id: Int, at index: Int) -> Bool {
    index < steps.count && steps[index].id == id
  }
}
