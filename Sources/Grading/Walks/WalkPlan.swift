import SceneModel

/// Random walks through the solution, to be repeated in other apps: the moves, and the solution's
/// states.
package struct WalkPlan: Hashable, Sendable {
  /// The promise to compare.
  package var promise: WalkPromise
  /// The walks.
  var walks: [Walk]
  /// The question for the app's process at the end of one walk, if there is one.
  var question: Countersigning?
  /// The checks to repeat for an app that is not walked through.
  var repetition: Repetition?

  /// The states of the solution in each check, by the names of the checks.
  var traces: [String: StateTrace] = [:]

  /// Whether all requested walks could be made.
  var isWhole = true

  /// One walk from a launch.
  struct Walk: Hashable, Sendable {
    /// The date of the launch, in seconds since the beginning of 1970, which differs from that of
    /// checks.
    var date: Int64
    /// The arguments of the launch, which are those of one of the checks or none.
    var arguments = LaunchArguments()
    /// The state after the launch.
    var start: WalkState
    /// The whole state after the launch.
    var scene: AbstractState
    /// The moves, each with the state after it.
    var steps: [Step]
    /// The pairs of promised texts of which one has replaced the other in a move that leads
    /// nowhere.
    var exchanges: Set<RivalTexts.Pair> = []
    /// The number of states that the solution does not reach in any check of the exercise.
    var newStates = 0
    /// The number of steps that no check takes.
    var newSteps = 0
    /// The idle time of the solution after the last move, if they are compared.
    var idleTime: IdleTime?
    /// Whether the solution's process ended during the walk.
    var isCutOff = false
    /// The titles that this walk compares in addition to those that the checks name.
    var titles: Set<String> = []

    /// The state at the end of the walk.
    var last: WalkState { steps.last?.state ?? start }
  }

  /// One move of a walk.
  struct Step: Hashable, Sendable {
    var move: WalkMove
    var state: WalkState
    /// The whole state of the solution.
    var scene: AbstractState
    /// Whether every correct answer offers the move here.
    var isPromised: Bool

    /// Records a move of the solution.
    ///
    /// - Parameters:
    ///   - move: The move.
    ///   - snapshot: The solution after it.
    ///   - promise: The parts to compare.
    init(move: WalkMove, to snapshot: Snapshot, _ promise: WalkPromise) {
      self.move = move
      state = WalkState(snapshot, promise)
      scene = AbstractState(snapshot)
      isPromised = move.isPromised(by: promise)
    }
  }

  /// Puts a walk in the place of another one, or behind all of them.
  ///
  /// - Parameters:
  ///   - walk: The walk.
  ///   - index: The place; nil for the end.
  mutating func put(_ walk: Walk, at index: Int?) {
    if let index { walks[index] = walk } else { walks.append(walk) }
  }

  /// The number of states that the plan compares.
  package var stateCount: Int { walks.reduce(0) { $0 + 1 + $1.steps.count } }

  /// The number of these states that the solution does not reach in any check of the exercise.
  package var newStateCount: Int { walks.reduce(0) { $0 + $1.newStates } }

  /// The number of the plan's steps that no check of the exercise takes.
  package var newStepCount: Int { walks.reduce(0) { $0 + $1.newSteps } }
}
