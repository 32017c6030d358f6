/// Random walks through the solution, to be gone in other apps: the moves, and what the solution showed.
package struct WalkPlan: Hashable, Sendable {
  /// What is compared.
  package var promise: WalkPromise
  /// The walks.
  var walks: [Walk]
  /// What the app's process is asked at the end of one of them, if anything.
  var question: Countersigning?
  /// What is repeated of an app that is not walked.
  var repetition: Repetition?

  /// One walk from a launch on.
  struct Walk: Hashable, Sendable {
    /// The date of the launch, in seconds since the beginning of 1970; another one than when checks are made.
    var date: Int64
    /// The state after the launch.
    var start: WalkState
    /// The moves, each with the state after it.
    var steps: [Step]
    /// How many of the states no check of the exercise leads the solution to.
    var newStates = 0
    /// How many of the steps no check takes.
    var newSteps = 0
  }

  /// One move of a walk.
  struct Step: Hashable, Sendable {
    var move: WalkMove
    var state: WalkState
    /// Whether every right answer offers the move here.
    var isPromised: Bool
  }

  /// How many states the plan compares.
  package var stateCount: Int { walks.reduce(0) { $0 + 1 + $1.steps.count } }

  /// How many of them no check of the exercise leads the solution to.
  package var newStateCount: Int { walks.reduce(0) { $0 + $1.newStates } }

  /// How many of its steps no check of the exercise takes.
  package var newStepCount: Int { walks.reduce(0) { $0 + $1.newSteps } }
}
