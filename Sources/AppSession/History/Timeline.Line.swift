extension Timeline {
  /// A line of history that was left for another one.
  package struct Line: Hashable, Sendable {
    /// The line name.
    package var name: String
    /// All steps of the line since the launch, oldest first.
    package var steps: [Step]
    /// The number of steps that had been done when the line was left.
    package var count: Int
    /// Whether the user chose the name.
    package var isNamed: Bool
  }

  /// A line that the user began deliberately, and that leads back to its beginning.
  package struct Branch: Hashable, Sendable {
    /// The name of the line that the branch began.
    package var name: String
    /// The name of the line that the branch can rejoin.
    package var origin: String
  }

  /// Returns the number of steps that a line has in common with the current one.
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
  /// Keeps only digests of the app's states after the steps.
  ///
  /// - Parameter present: The ids of steps that another line shares, whose states are kept.
  mutating func forgetSnapshots(butOf present: Set<Int>) {
    for index in steps.indices where !present.contains(steps[index].id) {
      steps[index].forgetSnapshot()
    }
  }

  /// Returns whether the line has a step, which has the same position on every line that has it.
  func holds(_ id: Int, at index: Int) -> Bool {
    index < steps.count && steps[index].id == id
  }
}
