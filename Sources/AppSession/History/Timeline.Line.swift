extension Timeline {
  /// A way that history had taken before it took another one.
  package struct Line: Hashable, Sendable {
    /// The name of the line.
    package var name: String
    /// All steps of the line from the launch on, oldest first.
    package var steps: [Step]
    /// The number of steps that were done when the line was left.
    package var count: Int
    /// Whether somebody chose the name.
    package var isNamed: Bool
  }

  /// A way that was taken on purpose and that leads back to where it began.
  package struct Branch: Hashable, Sendable {
    /// The name of the line that was begun.
    package var name: String
    /// The name of the line that waits to be rejoined.
    package var origin: String
  }

  /// The number of steps that a line has in common with the present one.
  ///
  /// - Parameter line: The other line.
  /// - Returns: The number of steps, counted from the launch.
  package func commonCount(with line: Line) -> Int {
    let count = min(line.steps.count, past.count + future.count)
    var common = 0
    while common < count, line.steps[common].id == stepID(common) { common += 1 }
    return common
  }

  /// The id of a step of the present line, or nil when the line has fewer.
  func stepID(_ index: Int) -> Int? {
    guard index >= 0 else { return nil }
    if index < past.count { return past[index].id }
    let rest = future.count - 1 - (index - past.count)
    return rest >= 0 ? future[rest].id : nil
  }
}

extension Timeline.Line {
  /// Keeps only digests of the app after the steps.
  ///
  /// - Parameter present: The ids of steps that another line shares, of which nothing is forgotten.
  mutating func forgetSnapshots(butOf present: Set<Int>) {
    for index in steps.indices where !present.contains(steps[index].id) {
      steps[index].forgetSnapshot()
    }
  }

  /// Whether the line has a step, which is at the same place on every line that has it.
  func holds(_ id: Int, at index: Int) -> Bool {
    index < steps.count && steps[index].id == id
  }
}
