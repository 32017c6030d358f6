import Script

/// A sequence of actions on a newly started app, with the expected final state.
struct Trial: Sendable {
  /// The scripts to run, in order.
  var scripts: [JudgedScript]
  /// The number of the learner's own scripts, which precede the others.
  var answerCount: Int
  /// The accepted final states, or nil if the scripts contain all expectations.
  var goal: GoalTest?

  init(_ scripts: [JudgedScript], answer: JudgedScript? = nil, goal: GoalTest? = nil) {
    self.scripts = (answer.map { [$0] } ?? []) + scripts
    answerCount = answer == nil ? 0 : 1
    self.goal = goal
  }

  /// The position of a command.
  struct Place: Hashable, Sendable {
    let script: Int
    let statement: Int
  }

  /// Returns the commands, with positions, that precede the first match for a predicate, or all commands if none
  /// matches.
  ///
  /// - Parameter isEnd: A closure that returns whether to stop before a command.
  /// - Returns: The commands with their positions.
  func places(until isEnd: (Statement) -> Bool) -> [(place: Place, statement: Statement)] {
    var places: [(place: Place, statement: Statement)] = []
    for (script, judged) in scripts.enumerated() {
      for (index, statement) in (judged.script?.statements ?? []).enumerated() {
        if isEnd(statement) { return places }
        places.append((Place(script: script, statement: index), statement))
      }
    }
    return places
  }

  /// Returns a copy of the trial without the commands at the given positions.
  ///
  /// - Parameter leftOut: The positions of the commands.
  /// - Returns: The remaining commands.
  func leavingOut(_ leftOut: Set<Place>) -> Trial {
    let rest = scripts.enumerated().map { script, judged in
      judged.leavingOut { leftOut.contains(Place(script: script, statement: $0)) }
    }
    var trial = self
    trial.scripts = rest
    return trial
  }
}
