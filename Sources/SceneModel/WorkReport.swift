/// A report on an app's invisible work.
package struct WorkReport: Codable, Hashable, Sendable {
  /// The window's first frame, captured before any view appeared, or nil if no frame was drawn.
  package var firstFrame: Snapshot?
  /// The numbers of body evaluations, one for each type of view.
  package var bodies: [Entry]
  /// The numbers of task starts, one for each type of view.
  package var tasks: [Entry]
  /// The number of view updates.
  package var updates: Count
  /// The number of instants at which a sleeping task woke.
  package var wakes: Count

  package init(
    firstFrame: Snapshot?,
    bodies: [Entry],
    tasks: [Entry],
    updates: Count,
    wakes: Count
  ) {
    self.firstFrame = firstFrame
    self.bodies = bodies
    self.tasks = tasks
    self.updates = updates
    self.wakes = wakes
  }

  /// The numbers of occurrences during the last action and since the launch.
  package struct Count: Codable, Hashable, Sendable {
    /// The number of occurrences during the last action.
    package var last: Int
    /// The number of occurrences since the launch.
    package var total: Int

    package init(last: Int = 0, total: Int = 0) {
      self.last = last
      self.total = total
    }
  }

  /// The number of occurrences for a type of view.
  package struct Entry: Codable, Hashable, Sendable {
    /// The name of the view's type.
    package var view: String
    package var count: Count

    package init(view: String, count: Count) {
      self.view = view
      self.count = count
    }
  }
}
