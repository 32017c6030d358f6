import Foundation
package import SceneModel

/// A session that runs an app's process, sends and records actions, and can undo them.
///
/// Calls block until the app has replied or reached one of its limits, so no app can block them longer. Undo works for
/// every app: the app is launched again, and all actions but the last are repeated.
package final class AppSession {
  /// The steps that were performed or undone, and the abandoned lines of history.
  package internal(set) var timeline = Timeline()
  /// The current state of the app, or nil if the app is not running.
  package private(set) var snapshot: Snapshot?
  /// The first difference that the last undo, redo or replay encountered, or nil if there was none.
  package internal(set) var divergence: Divergence?
  /// The switch that stops a running action from another thread or from a signal handler.
  package let interruption: Interruption

  /// The last answer of an object, or nil if there is none.
  package var answer: ObjectAnswer? { run?.answer }
  /// The facts about the app's own code, or nil if they are not available.
  package let code: (any AppCode)?

  /// The date of the first launch, in seconds since the beginning of 1970.
  package let startDate: Int64

  let app: AppLaunch
  private var prepared: PreparedProcess?
  private let server: ForkServer?
  /// A Boolean value that indicates whether the server that starts the app's processes has been lost.
  package var hasLostServer: Bool { server?.isLost ?? false }
  private(set) var run: AppRun?
  private var launchFailure: Ending?
  /// The number of processes that have been started.
  package private(set) var launchCount = 0

  /// Creates a session in which no app runs yet.
  ///
  /// - Parameters:
  ///   - launch: The launch of the app.
  ///   - code: The facts about the app's own code; without them, no object can be called.
  ///   - interruption: The interruption that stops a running action; successive sessions may share one.
  ///   - prepared: A process for the first launch, which loads the app now if it fits.
  ///   - server: The server that creates the app's processes, as long as it works and fits.
  ///   - startDate: The date of the first launch, in seconds since the beginning of 1970.
  package init(
    launch: AppLaunch,
    code: (any AppCode)? = nil,
    interruption: Interruption = Interruption(),
    prepared: PreparedProcess? = nil,
    server: ForkServer? = nil,
    startDate: Int64 = Int64(Date().timeIntervalSince1970)
  ) {
    app = launch
    self.prepared = prepared.flatMap { $0.load(launch) ? $0 : nil }
    self.server = server
    self.startDate = startDate
    self.code = code
    self.interruption = interruption
  }

  /// The steps since the first launch, oldest first.
  package var history: [Step] { timeline.past }

  /// The undone steps, the last of which is redone first.
  package var undone: [Step] { timeline.future }

  /// The reason why the app ended, or nil before the launch and while the app is running.
  package var ending: Ending? {
    launchFailure ?? run?.ending
  }

  /// The output of the running app, or of the app that ended last.
  ///
  /// It does not include the output of undone steps.
  package var console: Console {
    run?.console ?? Console(capacity: app.limits.consoleBytes)
  }

  /// Starts the app in a new process, as the first tap on the app's icon or the first link does.
  ///
  /// - Parameters:
  ///   - url: The URL with which the app is opened, if any.
  ///   - arguments: The additional arguments and variables for this launch.
  /// - Returns: The outcome.
  package func launch(
    url: String? = nil,
    with arguments: LaunchArguments = LaunchArguments()
  ) -> Outcome {
    var moment = nextMoment
    moment.arguments = moment.arguments.adding(arguments)
    return perform(.launch(url: url, moment: moment))
  }

  /// The moment of the next launch, according to the app's clock.
  var nextMoment: LaunchMoment {
    for step in history.reversed() {
      guard case .launch(_, _, let moment) = step.action else { continue }
      let date = (moment.date ?? startDate) + Int64((run?.clock ?? 0).rounded(.up))
      return LaunchMoment(date: date, number: moment.number + 1, arguments: app.arguments)
    }
    return LaunchMoment(date: startDate, arguments: app.arguments)
  }

  /// Performs an action on the app, and returns the outcome.
  ///
  /// An action that succeeds, or that ends the app, becomes a step of the history. A refused action and `look` do not.
  ///
  /// - Parameters:
  ///   - action: The action to perform.
  ///   - title: The command that requests the action, or nil to generate a title.
  /// - Returns: The outcome; if the app has already ended, the reason again.
  package func perform(_ action: Action, title: String? = nil) -> Outcome {
    begin()
    return take(action, title: title ?? action.title(in: snapshot))
  }

  /// Interrupts the running action, which ends the app.
  package func interrupt() {
    interruption.request()
  }

  /// Ends the app's process permanently.
  package func close() {
    run?.stop()
    run = nil
    prepared = nil
    launchFailure = nil
    snapshot = nil
  }

  /// Performs an action on the app, records the step, and returns the outcome.
  func take(_ action: Action, title: String) -> Outcome {
    let wasRunning = run != nil && run?.ending == nil
    let printed = action.isLaunch ? 0 : run?.printedBytes
    let outcome = attempt(action)
    guard wasRunning || action.isLaunch else { return outcome }
    record(outcome, of: action, title: title, isQuiet: run?.printedBytes == printed)
    return outcome
  }

  func record(_ outcome: Outcome, of action: Action, title: String, isQuiet: Bool) {
    guard let result = Step.Result(outcome) else { return }
    // `look` changes nothing, but if the app ends during it, that end is the step to undo.
    if action.isLooking, case .done = outcome { return }
    timeline.record(
      action,
      title: title,
      result: result,
      isQuiet: isQuiet,
      weight: run?.weight ?? 0
    )
  }
}

extension AppSession {
  /// Discards the state that belongs to the previous action.
  func begin() {
    interruption.clear()
    divergence = nil
  }

  /// Returns the app's current state without sending a request, or the reason why the app ended.
  func look() -> Outcome {
    guard let snapshot else { return .ended(ending ?? Self.notLaunched) }
    return .done(snapshot)
  }

  private static let notLaunched = Ending.launchFailure("it has not been launched yet")

  /// Performs an action that is not yet in the timeline, and returns the outcome.
  func attempt(_ action: Action) -> Outcome {
    if case .launch(_, let kept, _) = action { start(keeping: kept) }
    guard let run else { return .ended(launchFailure ?? Self.notLaunched) }
    let number = action.isLooking ? max(history.count - 1, 0) : history.count
    let outcome =
      prepare(run, for: [action], step: number) ?? run.perform(action, step: number)
    show(outcome)
    return outcome
  }

  func show(_ outcome: Outcome) {
    switch outcome {
    case .done(let seen), .refused(_, let seen): snapshot = seen
    case .ended: snapshot = nil
    }
  }

  private func start(keeping kept: KeptState) {
    let prepared = prepared
    close()
    do {
      run = try AppRun(
        launch: app,
        kept: kept,
        interruption: interruption,
        prepared: prepared,
        server: server
      )
      launchCount += 1
    } catch {
      launchFailure = .launchFailure("\(error)")
    }
  }
}

extension AppSession {
  /// Starts the process for the next launch in advance.
  func prepareNextLaunch() {
    guard prepared == nil, let process = PreparedProcess(for: app), process.load(app) else {
      return
    }
    prepared = process
  }
}

extension Action {
  /// A Boolean value that indicates whether the action needs a new process.
  var isLaunch: Bool {
    if case .launch = self { true } else { false }
  }
}

extension Step.Result {
  /// Creates the result of a step from an outcome, or returns nil for a refused action.
  init?(_ outcome: Outcome) {
    switch outcome {
    case .done(let snapshot): self = .done(snapshot)
    case .ended(let ending): self = .ended(ending)
    case .refused: return nil
    }
  }
}
