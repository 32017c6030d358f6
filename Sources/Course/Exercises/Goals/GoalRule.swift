/// The states that a check accepts, and what each part of them brings.
package struct GoalRule: Hashable, Sendable {
  /// The states; one of them is enough, and all compare the same parts.
  package var goals: [Goal]
  /// The points of each part, or nothing where only the whole counts.
  package var worth: [Goal.Part: Int]

  package init(goals: [Goal], worth: [Goal.Part: Int] = [:]) {
    self.goals = goals
    self.worth = worth
  }

  /// The parts that are compared.
  package var parts: [Goal.Part] {
    goals.first?.parts ?? []
  }
}
