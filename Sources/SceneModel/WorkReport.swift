/// What an app has done that cannot be seen on its screen.
package struct WorkReport: Codable, Hashable, Sendable {
  /// The window as it was first drawn after the launch, before anything appeared; nil where nothing was drawn.
  package var firstFrame: Snapshot?
  /// How often bodies were evaluated, by the types of their views.
  package var bodies: [Entry]
  /// How often tasks of `task` modifiers were started, by the types of the views that have them.
  package var tasks: [Entry]
  /// How often views were brought up to date.
  package var updates: Count
  /// How many instants there were at which something woke that had slept.
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

  /// How often something has happened.
  package struct Count: Codable, Hashable, Sendable {
    /// In the course of the last action.
    package var last: Int
    /// Since the launch.
    package var total: Int

    package init(last: Int = 0, total: Int = 0) {
      self.last = last
      self.total = total
    }
  }

  /// How often something has happened for a type of views.
  package struct Entry: Codable, Hashable, Sendable {
    /// The name of the type.
    package var view: String
    package var count: Count

    package init(view: String, count: Count) {
      self.view = view
      self.count = count
    }
  }
}
