/// An app's work that is not visible on its screen.
package struct WorkReport: Codable, Hashable, Sendable {
  /// The window's first frame after the launch, before anything appeared; nil if nothing was drawn.
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

  /// A number of occurrences.
  package struct Count: Codable, Hashable, Sendable {
    /// The number during the last action.
    package var last: Int
    /// The number since the launch.
    package var total: Int

    package init(last: Int = 0, total: Int = 0) {
      self.last = last
      self.total = total
    }
  }

  /// The number of occurrences for a type of view.
  package struct Entry: Codable, Hashable, Sendable {
    /// The type name.
    package var view: String
    package var count: Count

    package init(view: String, count: Count) {
      self.view = view
      self.count = count
    }
  }
}
