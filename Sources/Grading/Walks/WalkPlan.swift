/// Random walks through the solution, to be gone in other apps: the moves, and what the solution showed.
package struct WalkPlan: Hashable, Sendable {
  /// How closely other apps must look alike.
  package var view: WalkView
  /// The walks.
  var walks: [Walk]

  /// One walk from a launch on.
  struct Walk: Hashable, Sendable {
    /// The state after the launch.
    var start: String
    /// The moves, each with the state after it.
    var steps: [Step]
  }

  /// One move of a walk.
  struct Step: Hashable, Sendable {
    var move: WalkMove
    var state: String
  }

  /// How many states the plan compares.
  package var stateCount: Int { walks.reduce(0) { $0 + 1 + $1.steps.count } }
}
