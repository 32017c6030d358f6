import SceneModel

extension AppSession {
  /// Undoes the last steps by starting the app again and repeating all earlier steps.
  ///
  /// A step that ended the app can be undone like any other. The launch cannot be undone.
  ///
  /// - Parameter count: The number of steps to undo; if there are fewer, all of them.
  /// - Returns: The resulting state of the app, or the reason why it ended during the repetition.
  package func undo(_ count: Int = 1) -> Outcome {
    begin()
    let taken = min(count, history.count - 1)
    guard taken > 0 else { return nothing(to: "undo") }
    return travel(to: history.count - taken)
  }

  /// Repeats steps that were undone.
  ///
  /// - Parameter count: The number of steps to repeat; if there are fewer, all of them.
  /// - Returns: The resulting state of the app, or the outcome of the step that failed.
  package func redo(_ count: Int = 1) -> Outcome {
    begin()
    guard count > 0, !undone.isEmpty else { return nothing(to: "redo") }
    return travel(to: history.count + min(count, undone.count))
  }

  /// Goes to a remembered moment by repeating the steps before it.
  ///
  /// - Parameter place: The moment; the first one is after the launch.
  /// - Returns: The resulting state of the app, or the outcome of the step that failed.
  package func go(to place: Timeline.Place) -> Outcome {
    begin()
    let last = history.last?.id
    let count = history.count
    if place.line != timeline.name { timeline.select(place.line) }
    guard timeline.name == place.line, !timeline.steps.isEmpty else { return nothing(to: "repeat") }
    let isOnTheWay = timeline.stepID(count - 1) == last
    return travel(to: max(place.count, 1), from: isOnTheWay ? count : nil)
  }

  /// Names the current moment.
  ///
  /// - Parameter name: The name, which no line may have.
  package func setBookmark(_ name: String) {
    timeline.setBookmark(name)
  }

  /// Begins a branch, from which `go(to:)` can return to the current moment and its undone steps.
  ///
  /// - Parameter name: The name of the branch, which must be free, or nil to generate one.
  package func branch(_ name: String?) {
    timeline.branch(name)
  }

  /// Adopts the branches of another session, whose current line has been repeated in this session.
  ///
  /// - Parameter other: The other session.
  package func adoptBranches(of other: AppSession) {
    timeline.adoptBranches(of: other.timeline)
  }

  private func nothing(to verb: String) -> Outcome {
    guard let snapshot else { return look() }
    return .refused("There is nothing to \(verb).", snapshot)
  }

  private func travel(to count: Int) -> Outcome {
    travel(to: count, from: history.count)
  }

  /// Goes back or ahead to a moment of the current line.
  ///
  /// - Parameters:
  ///   - count: The number of steps before the moment.
  ///   - present: The number of steps before the app's current state, or nil if the app is on another line.
  /// - Returns: The resulting state of the app.
  private func travel(to count: Int, from present: Int?) -> Outcome {
    timeline.move(to: count)
    // A launch begins with a new process, so only the steps since the last launch have to be
    // repeated.
    let launch = timeline.past.lastIndex { $0.action.isLaunch } ?? 0
    var start = launch
    if let present, present <= count, present > start, run != nil, ending == nil { start = present }
    timeline.move(to: start)
    defer { if start == launch { prepareNextLaunch() } }
    let recorded = timeline
    if let outcome = rerun(until: count, isAhead: true) { return outcome }
    // A step went differently while the app was running ahead, so the steps are repeated one by
    // one.
    divergence = nil
    timeline = recorded
    timeline.move(to: launch)
    return rerun(until: count, isAhead: false) ?? look()
  }

  /// Repeats steps; steps that cannot be repeated remain available for redoing.
  ///
  /// - Parameters:
  ///   - count: The number of the last step to repeat.
  ///   - isAhead: Whether to send steps before the app has replied to the previous one.
  /// - Returns: The resulting state of the app, or nil if the app has done more than is known.
  private func rerun(until count: Int, isAhead: Bool) -> Outcome? {
    var outcome = look()
    var before = history.last?.snapshot
    while history.count < count {
      let steps = isAhead ? quietSteps(until: count) : Array(undone.suffix(1))
      guard let first = steps.first else { break }
      var goesOn = true
      let actions = steps.map(\.action)
      if steps.count > 1, let run, prepare(run, for: actions, step: history.count) == nil {
        var rest = steps[...]
        run.perform(actions, step: history.count) { result in
          guard let step = rest.popFirst() else { return false }
          guard let result else { return pass(step) }
          outcome = result
          show(result)
          goesOn = rest.isEmpty ? follow(step, with: result) : pass(step, with: result)
          return goesOn
        }
        // The difference may come from an earlier step, of which only the success is known.
        if ending == nil, !rest.isEmpty || divergence != nil { return nil }
      } else {
        outcome = attempt(first, seenBefore: before)
        goesOn = follow(first, with: outcome)
      }
      before = steps.last?.snapshot
      guard goesOn else { break }
    }
    return outcome
  }

  /// Repeats a step; if the app has behaved differently, the action applies to the corresponding element.
  private func attempt(_ step: Step, seenBefore before: Snapshot?) -> Outcome {
    guard divergence != nil, let id = step.action.target, let snapshot,
      let element = before?.window.descendant(id: id)
    else { return attempt(step.action) }
    guard let counterpart = snapshot.window.counterpart(of: element) else {
      let name = element.label.map(Literal.quoted) ?? element.kind.rawValue
      return .refused("there is no \(name) on the screen this time", snapshot)
    }
    return attempt(step.action.aimed(at: counterpart.id))
  }

  /// Records a successful repetition of a step, or returns false if the original step ended the app.
  private func pass(_ step: Step) -> Bool {
    guard step.ending == nil else { return false }
    timeline.repeatNext(with: step.result)
    return true
  }

  /// Records a repeated step if its visible result matches the original, and returns whether the step was recorded.
  private func pass(_ step: Step, with outcome: Outcome) -> Bool {
    switch (outcome, step.result) {
    case (.done(var seen), .done(let recorded)):
      seen.objects = recorded.objects
      guard seen == recorded else { return false }
      timeline.repeatNext(with: step.result)
      return true
    case (.done(let seen), .passed(let digest)):
      guard SnapshotDigest(seen).scene == digest.scene else { return false }
      timeline.repeatNext(with: step.result)
      return true
    case (.ended, _): return follow(step, with: outcome)
    default: return false
    }
  }

  /// Returns the next steps that can be sent without waiting for replies.
  ///
  /// A launch needs its own process, and the output of a step must be assigned to that step.
  private func quietSteps(until count: Int) -> [Step] {
    let next = undone.suffix(min(count - history.count, Self.mostAhead)).reversed()
    let quiet = Array(next.prefix { $0.isQuiet && !$0.action.isLaunch })
    return quiet.isEmpty ? Array(next.prefix(1)) : quiet
  }

  private static let mostAhead = 256

  /// Records the result of a repeated step, and returns whether further steps can follow.
  private func follow(_ step: Step, with outcome: Outcome) -> Bool {
    divergence = divergence ?? Divergence(between: step, and: outcome, at: history.count)
    // An interrupted repetition says nothing about the step.
    guard outcome != .ended(.interrupted), let result = Step.Result(outcome) else { return false }
    // An equal state is not replaced, so that it is not stored twice.
    timeline.repeatNext(with: step.result.isSame(as: result) ? step.result : result)
    guard case .done = outcome else { return false }
    return true
  }
}
