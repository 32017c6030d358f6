/// The places that the checks of an exercise lead the solution to, and the steps on the way.
struct KnownWays: Hashable, Sendable {
  /// The states that some check looks at or goes through.
  private(set) var states: Set<AbstractState> = []
  /// The steps that some check takes.
  private(set) var steps: Set<Step> = []

  /// From one state to another, by whatever command.
  struct Step: Hashable, Sendable {
    var start: AbstractState
    var end: AbstractState
  }

  /// Follows nothing.
  init() {}

  /// Follows the solution through checks.
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
