extension Timeline {
  /// A moment in time: so many steps of a line.
  package struct Place: Hashable, Sendable {
    /// The name of the line.
    package var line: String
    /// The number of steps of the line before the moment.
    package var count: Int

    package init(line: String, count: Int) {
      self.line = line
      self.count = count
    }
  }

  /// A moment by what was done last, whichever lines it is on.
  package struct Moment: Hashable, Sendable {
    /// The id of the step after which the moment is, or nil before the launch.
    var step: Int?
    /// The number of steps before the moment.
    var count: Int
  }

  /// The name of a moment.
  package struct Bookmark: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The step after which the moment is, by its id.
    var step: Int
    /// The number of steps before the moment; it is the same on every line that holds the step.
    package var count: Int
  }
}
