package import SceneModel

/// A conversation with one app: it starts the app's process, sends actions, remembers them and can take
/// them back.
///
/// Calls block until the app has answered or one of its limits is reached; no app can hold them longer.
/// Undo is honest for every app: the app is started again, and all actions but the last are repeated.
package final class AppSession {
  /// Every step since the first launch, oldest first.
  package private(set) var history: [Step] = []
  /// Steps that were undone; the last one is redone first.
  package private(set) var undone: [Step] = []
  /// How the app looks now, or nil when it is not running.
  package private(set) var snapshot: Snapshot?
  /// The first difference that the last undo, redo or replay has met, or nil when there was none.
  package private(set) var divergence: Divergence?
  /// What stops a running action from another thread or from a signal handler.
  package let interruption = Interruption()

  private let app: AppLaunch
  private(set) var run: AppRun?
  private var launchFailure: Ending?

  /// Makes a session in which nothing runs yet.
  ///
  /// - Parameter launch: What to start.
  package init(launch: AppLaunch) {
    app = launch
  }

  /// Why the app is gone, or nil while it runs and before it is launched.
  package var ending: Ending? {
    launchFailure ?? run?.ending
  }

  /// What the running app, or the one that ended last, has printed since its launch.
  ///
  /// Output of undone steps is not part of it.
  package var console: Console {
    run?.console ?? Console(capacity: app.limits.consoleBytes)
  }

  /// Starts the app in a new process, as the first tap on its icon or a link after its installation does.
  ///
  /// - Parameter url: The URL that the app is opened with, if any.
  /// - Returns: What came of it.
  package func launch(url: String? = nil) -> Outcome {
    perform(.launch(url: url))
  }

  /// Does something with the app and waits for what comes of it.
  ///
  /// An action that is done, or that ends the app, becomes a step of the history. A refused action and
  /// `look` do not.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - title: The action in the words of the one who asks for it, or nil for words of the session's.
  /// - Returns: What came of it; when the app is gone already, the reason again.
  package func perform(_ action: Action, title: String? = nil) -> Outcome {
    interruption.clear()
    divergence = nil
    let count = history.count
    let outcome = take(action, title: title ?? action.title(in: snapshot))
    if history.count > count { undone = [] }
    return outcome
  }

  /// Takes back the last steps by starting the app again and repeating all steps before them.
  ///
  /// A step that ended the app is taken back like any other. The launch cannot be taken back.
  ///
  /// - Parameter count: How many steps to take back; all of them, when there are fewer.
  /// - Returns: How the app looks then, or why it ended while the steps were repeated.
  package func undo(_ count: Int = 1) -> Outcome {
    interruption.clear()
    divergence = nil
    let taken = min(count, history.count - 1)
    guard taken > 0 else { return nothing(to: "undo") }
    undone += history.suffix(taken).reversed()
    return replay(history.dropLast(taken))
  }

  /// Repeats steps that were undone.
  ///
  /// - Parameter count: How many steps to repeat; all of them, when there are fewer.
  /// - Returns: How the app looks then, or what came of the step that did not succeed.
  package func redo(_ count: Int = 1) -> Outcome {
    interruption.clear()
    divergence = nil
    guard count > 0, !undone.isEmpty else { return nothing(to: "redo") }
    return rerun(count)
  }

  /// Stops the action that is running, which ends the app; it may be called on any thread.
  package func interrupt() {
    interruption.request()
  }

  /// Ends the process for good.
  package func close() {
    run?.stop()
    run = nil
    launchFailure = nil
    snapshot = nil
  }

  private func nothing(to verb: String) -> Outcome {
    guard let snapshot else { return .ended(ending ?? Self.notLaunched) }
    return .refused("There is nothing to \(verb).", snapshot)
  }

  private static let notLaunched = Ending.launchFailure("nothing has launched it yet")

  /// Starts the app again and repeats steps; what cannot be repeated can still be redone.
  private func replay(_ steps: ArraySlice<Step>) -> Outcome {
    // A launch begins from nothing, so what was done before the last one need not be repeated.
    let start = steps.lastIndex { $0.action.isLaunch } ?? steps.startIndex
    history = Array(steps[..<start])
    undone += steps[start...].reversed()
    return rerun(steps.endIndex - start)
  }

  private func rerun(_ count: Int) -> Outcome {
    var outcome = nothing(to: "redo")
    for _ in 0..<count {
      guard ending == nil || undone.last?.action.isLaunch == true, let step = undone.popLast()
      else {
        break
      }
      let number = history.count
      outcome = take(step.action, title: step.title)
      divergence = divergence ?? Divergence(between: step, and: outcome, at: number)
      if history.count == number { undone.append(step) }
      guard case .done = outcome else { break }
    }
    return outcome
  }

  /// Does something with the app and records it.
  private func take(_ action: Action, title: String) -> Outcome {
    if case .launch(_, let kept) = action { start(keeping: kept) }
    guard let run else {
      let outcome = Outcome.ended(launchFailure ?? Self.notLaunched)
      if action.isLaunch { record(outcome, of: action, title: title) }
      return outcome
    }
    let wasRunning = run.ending == nil
    let number = action == .look ? max(history.count - 1, 0) : history.count
    let outcome = run.perform(action, step: number)
    if wasRunning { record(outcome, of: action, title: title) }
    return outcome
  }

  private func start(keeping kept: KeptState) {
    close()
    do {
      run = try AppRun(launch: app, kept: kept, interruption: interruption)
    } catch {
      launchFailure = .launchFailure("\(error)")
    }
  }

  func record(_ outcome: Outcome, of action: Action, title: String) {
    switch outcome {
    case .done(let seen):
      snapshot = seen
      guard action != .look else { return }
      history.append(Step(action: action, title: title, result: .done(seen)))
    case .refused(_, let seen): snapshot = seen
    case .ended(let ending):
      snapshot = nil
      history.append(Step(action: action, title: title, result: .ended(ending)))
    }
  }
}

extension Action {
  /// Whether the action needs a new process.
  fileprivate var isLaunch: Bool {
    if case .launch = self { true } else { false }
  }
}
