import SceneModel

/// A plan of random walks that are taken through the solution and then repeated in other apps.
package struct WalkPlan: Hashable, Sendable {
  /// The promise whose parts are compared.
  package var promise: WalkPromise
  /// The planned walks.
  var walks: [Walk]
  /// The question for the app's process at the end of one walk, or nil if there is none.
  var question: Countersigning?
  /// The repetition of checks for an app without walks, or nil if there is none.
  var repetition: Repetition?

  /// The states of the solution in each check, keyed by the check's name.
  var traces: [String: StateTrace] = [:]

  /// A Boolean value that indicates whether the plan contains as many walks as requested.
  var isWhole = true

  /// A walk that starts with a launch.
  struct Walk: Hashable, Sendable {
    /// The launch date, which is never the date of the checks, in seconds since the beginning of 1970.
    var date: Int64
    /// The launch arguments, which are empty or come from a check.
    var arguments = LaunchArguments()
    /// The promised part of the state after the launch.
    var start: WalkState
    /// The whole state after the launch.
    var scene: AbstractState
    /// The moves, each with the state that follows.
    var steps: [Step]
    /// The pairs of promised texts in which a move replaced one text with the other on the same screen.
    var exchanges: Set<RivalTexts.Pair> = []
    /// The number of states on the walk that the solution does not reach in any check.
    var newStates = 0
    /// The number of steps that no check takes.
    var newSteps = 0
    /// The idle time of the solution after the last move, or nil if idle times are not compared.
    var idleTime: IdleTime?
    /// A Boolean value that indicates whether the solution's process ended during the walk.
    var isCutOff = false
    /// The titles that this walk compares in addition to those that the checks name.
    var titles: Set<String> = []

    /// The state at the end of the walk.
    var last: WalkState { steps.last?.state ?? start }
  }

  /// A move of a walk, with the state that follows.
  struct Step: Hashable, Sendable {
    var move: WalkMove
    var state: WalkState
    /// The solution's whole state after the move.
    var scene: AbstractState
    /// A Boolean value that indicates whether every correct answer must offer the move here.
    var isPromised: Bool

    /// Creates a step from a move of the solution and the snapshot that follows.
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

  /// Replaces the walk at an index, or adds the walk at the end if the index is nil.
  ///
  /// - Parameters:
  ///   - walk: The walk.
  ///   - index: The place; nil for the end.
  mutating func put(_ walk: Walk, at index: Int?) {
    if let index { walks[index] = walk } else { walks.append(walk) }
  }

  /// The number of states that the plan compares.
  package var stateCount: Int { walks.reduce(0) { $0 + 1 + $1.steps.count } }

  /// The number of states in the plan that the solution does not reach in any check.
  package var newStateCount: Int { walks.reduce(0) { $0 + $1.newStates } }

  /// The number of steps in the plan that no check takes.
  package var newStepCount: Int { walks.reduce(0) { $0 + $1.newSteps } }
}
