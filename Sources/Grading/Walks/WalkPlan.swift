import SceneModel

/// A plan of random walks through the solution, which are then repeated in other apps.
package struct WalkPlan: Hashable, Sendable {
  /// The promise whose parts are compared.
  package var promise: WalkPromise
  /// The planned walks.
  var walks: [Walk]
  /// The question for the app's process at the end of one walk, or nil if there is none.
  var question: Countersigning?
  /// The repetition of checks for an app without walks, or nil if there is none.
  var repetition: Repetition?

  /// A Boolean value that indicates whether the plan contains as many walks as requested.
  var isWhole = true

  /// A walk that starts with a launch.
  struct Walk: Hashable, Sendable {
    /// The launch date in seconds since the beginning of 1970, which is never the date of the checks.
    var date: Int64
    /// The arguments of the launch, which are empty or those of a check.
    var arguments = LaunchArguments()
    /// The state after the launch.
    var start: WalkState
    /// The moves, each with the state that follows.
    var steps: [Step]
    /// The pairs of promised texts of which a move replaced one with the other on the same screen.
    var exchanges: Set<RivalTexts.Pair> = []
    /// The number of states on the walk that the solution does not reach in any check.
    var newStates = 0
    /// The number of steps that no check takes.
    var newSteps = 0
    /// The idle time of the solution after the last move, or nil if idle times are not compared.
    var idleTime: IdleTime?
    /// A Boolean value that indicates whether the solution's process ended during the walk.
    var isCutOff = false

    /// The state at the end of the walk.
    var last: WalkState { steps.last?.state ?? start }
  }

  /// A move of a walk, with the state that follows.
  struct Step: Hashable, Sendable {
    var move: WalkMove
    var state: WalkState
    /// A Boolean value that indicates whether every correct answer must offer the move here.
    var isPromised: Bool
  }

  /// The number of states that the plan compares.
  package var stateCount: Int { walks.reduce(0) { $0 + 1 + $1.steps.count } }

  /// The number of states in the plan that the solution does not reach in any check.
  package var newStateCount: Int { walks.reduce(0) { $0 + $1.newStates } }

  /// The number of steps in the plan that no check takes.
  package var newStepCount: Int { walks.reduce(0) { $0 + $1.newSteps } }
}
