/// The states that a check accepts, with the points of their parts.
package struct GoalRule: Hashable, Sendable {
  /// The accepted states, all of which specify the same parts.
  package var goals: [Goal]
  /// The points for each part, or an empty dictionary if only the complete state counts.
  package var worth: [Goal.Part: Int]

  package init(goals: [Goal], worth: [Goal.Part: Int] = [:]) {
    self.goals = goals
    self.worth = worth
  }

  /// The parts that the accepted states specify.
  package var parts: [Goal.Part] {
    goals.first?.parts ?? []
  }
}
