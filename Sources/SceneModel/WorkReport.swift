/// The work of an app that its screen does not show.
package struct WorkReport: Codable, Hashable, Sendable {
  /// The window as it was first drawn after the launch, before anything appeared; nil where nothing was drawn.
  package var firstFrame: Snapshot?
  /// The number of evaluations of bodies, by the types of their views.
  package var bodies: [Entry]
  /// The number of starts of `task` modifiers, by the types of their views.
  package var tasks: [Entry]
  /// The number of updates of views.
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

  /// The number of times that something has happened.
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

  /// The number of times that something has happened for a type of view.
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
