/// The states that the solution reaches in the checks of an exercise, and the steps between them.
struct KnownWays: Hashable, Sendable {
  /// The states that at least one check reaches.
  private(set) var states: Set<AbstractState> = []
  /// The steps that at least one check takes.
  private(set) var steps: Set<Step> = []

  /// A step from one state to another, by any command.
  struct Step: Hashable, Sendable {
    var start: AbstractState
    var end: AbstractState
  }

  /// Creates an empty set of states and steps.
  init() {}

  /// Creates a set of the solution's states and steps in the checks.
  ///
  /// - Parameter traces: The states of the solution in each of them.
  init(_ traces: [StateTrace]) {
    for trace in traces {
      let passed = trace.moments.compactMap(\.state)
      states.formUnion(passed)
      steps.formUnion(zip(passed, passed.dropFirst()).map { Step(start: $0, end: $1) })
    }
  }
}
