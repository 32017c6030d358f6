/// Random walks through the solution, to be gone in other apps: the moves, and what the solution showed.
package struct WalkPlan: Hashable, Sendable {
  /// The promise that is compared.
  package var promise: WalkPromise
  /// The walks.
  var walks: [Walk]
  /// The question to the app's process at the end of one of them, if there is one.
  var question: Countersigning?
  /// The repeated checks of an app that is not walked.
  var repetition: Repetition?

  /// One walk from a launch on.
  struct Walk: Hashable, Sendable {
    /// The date of the launch, in seconds since the beginning of 1970; another one than when checks are made.
    var date: Int64
    /// The state after the launch.
    var start: WalkState
    /// The moves, each with the state after it.
    var steps: [Step]
    /// The number of states that no check of the exercise leads the solution to.
    var newStates = 0
    /// The number of steps that no check takes.
    var newSteps = 0
  }

  /// One move of a walk.
  struct Step: Hashable, Sendable {
    var move: WalkMove
    var state: WalkState
    /// Whether every right answer offers the move here.
    var isPromised: Bool
  }

  /// The number of states that the plan compares.
  package var stateCount: Int { walks.reduce(0) { $0 + 1 + $1.steps.count } }

  /// The number of them that no check of the exercise leads the solution to.
  package var newStateCount: Int { walks.reduce(0) { $0 + $1.newStates } }

  /// The number of its steps that no check of the exercise takes.
  package var newStepCount: Int { walks.reduce(0) { $0 + $1.newSteps } }
}
