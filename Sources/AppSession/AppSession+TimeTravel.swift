extension AppSession {
  /// Takes back the last steps by starting the app again and repeating all steps before them.
  ///
  /// A step that ended the app is taken back like any other. The launch cannot be taken back.
  ///
  /// - Parameter count: How many steps to take back; all of them, when there are fewer.
  /// - Returns: How the app looks then, or why it ended while the steps were repeated.
  package func undo(_ count: Int = 1) -> Outcome {
    begin()
    let taken = min(count, history.count - 1)
    guard taken > 0 else { return nothing(to: "undo") }
    return travel(to: history.count - taken)
  }

  /// Repeats steps that were undone.
  ///
  /// - Parameter count: How many steps to repeat; all of them, when there are fewer.
  /// - Returns: How the app looks then, or what came of the step that did not succeed.
  package func redo(_ count: Int = 1) -> Outcome {
    begin()
    guard count > 0, !undone.isEmpty else { return nothing(to: "redo") }
    return travel(to: history.count + min(count, undone.count))
  }

  /// Goes to any moment that the session remembers, by repeating the steps that lead there.
  ///
  /// - Parameter place: The moment; the first one is after the launch.
  /// - Returns: How the app looks then, or what came of the step that did not succeed.
  package func go(to place: Timeline.Place) -> Outcome {
    begin()
    let last = history.last?.id
    let count = history.count
    if place.line != timeline.name { timeline.select(place.line) }
    guard timeline.name == place.line, !timeline.steps.isEmpty else { return nothing(to: "repeat") }
    let isOnTheWay = timeline.stepID(count - 1) == last
    return travel(to: max(place.count, 1), from: isOnTheWay ? count : nil)
  }

  /// Gives the present moment a name.
  ///
  /// - Parameter name: The name, which no line has.
  package func setBookmark(_ name: String) {
    timeline.setBookmark(name)
  }

  /// Begins a branch, from which `go(to:)` leads back to exactly this moment and what can be redone now.
  ///
  /// - Parameter name: The name of the branch, which is not taken, or nil for one of the session's.
  package func branch(_ name: String?) {
    timeline.branch(name)
  }

  private func nothing(to verb: String) -> Outcome {
    guard let snapshot else { return look() }
    return .refused("There is nothing to \(verb).", snapshot)
  }

  private func travel(to count: Int) -> Outcome {
    travel(to: count, from: history.count)
  }

  /// Goes to a moment of the present line.
  ///
  /// - Parameters:
  ///   - count: How many steps lie before the moment.
  ///   - present: How many lie before the state that the app is in, or nil when it is on another line.
  /// - Returns: How the app looks then.
  private func travel(to count: Int, from present: Int?) -> Outcome {
    timeline.move(to: count)
    // A launch begins from nothing, so what was done before the last one need not be repeated.
    var start = timeline.past.lastIndex { $0.action.isLaunch } ?? 0
    if let present, present <= count, present > start, run != nil, ending == nil { start = present }
    timeline.move(to: start)
    return rerun(until: count)
  }

  /// Repeats steps; what cannot be repeated can still be redone.
  private func rerun(until count: Int) -> Outcome {
    var outcome = look()
    while history.count < count, let step = undone.last {
      outcome = attempt(step.action)
      divergence = divergence ?? Divergence(between: step, and: outcome, at: history.count)
      // A repetition that was interrupted says nothing about the step.
      guard outcome != .ended(.interrupted), let result = Step.Result(outcome) else { break }
      timeline.repeatNext(with: result)
      guard case .done = outcome else { break }
    }
    return outcome
  }
}
