extension Timeline {
  /// A moment of a line, as a number of steps.
  package struct Place: Hashable, Sendable {
    /// The line name.
    package var line: String
    /// The number of the line's steps before the moment.
    package var count: Int

    package init(line: String, count: Int) {
      self.line = line
      self.count = count
    }
  }

  /// A moment that is identified by the last step before it, on any line.
  package struct Moment: Hashable, Sendable {
    /// The id of the last step before the moment, or nil before the launch.
    var step: Int?
    /// The number of steps before the moment.
    var count: Int
  }

  /// The name of a moment.
  package struct Bookmark: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The id of the last step before the moment.
    var step: Int
    /// The number of steps before the moment, which is the same on every line with the step.
    package var count: Int
  }
}
