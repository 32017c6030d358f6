extension Timeline {
  /// A moment on a line, identified by the number of earlier steps.
  package struct Place: Hashable, Sendable {
    /// The name of the line.
    package var line: String
    /// The number of the line's steps before the moment.
    package var count: Int

    package init(line: String, count: Int) {
      self.line = line
      self.count = count
    }
  }

  /// A moment on any line, identified by the last step before it.
  package struct Moment: Hashable, Sendable {
    /// The id of the last step before the moment, or nil before the launch.
    var step: Int?
    /// The number of steps before the moment.
    var count: Int
  }

  /// A name for a moment.
  package struct Bookmark: Hashable, Sendable {
    /// The name of the moment.
    package var name: String
    /// The id of the last step before the moment.
    var step: Int
    /// The number of steps before the moment, which is the same on every line that contains the step.
    package var count: Int
  }
}
