import AppSession
import Foundation
import SceneModel
import Script

/// A player that runs lines of a script in a separate app and reports the effect of each.
struct Player {
  private let app: ExploredApp
  private let server: ForkServer?
  private let session: AppSession
  /// The number of lines that have been run.
  private(set) var count = 0

  /// Creates a player for an app that has not been launched.
  ///
  /// - Parameter app: The app.
  init(_ app: ExploredApp) {
    self.app = app
    server = app.borrowServer()
    session = app.session(on: server)
  }

  /// The current state of the app, or nil if the app is not running.
  var snapshot: Snapshot? { session.snapshot }

  /// Ends the app and gives its server back.
  func close() {
    session.close()
    if let server { app.giveBack(server) }
  }

  /// Starts the app in the state of a new installation, and returns the step.
  ///
  /// - Parameter url: The URL with which the app is opened.
  /// - Returns: The step.
  mutating func launch(url: String? = nil) -> ExploredStep {
    count += 1
    let outcome = session.launch(url: url)
    return step(url.map { "launch \($0)" } ?? "launch", nil, nil, outcome)
  }

  /// Runs a line and returns the resulting step, or nil if the line cannot be run.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - action: The action of the line, if it is known.
  /// - Returns: The step, or nil if the app is not running or the action has no target.
  mutating func play(_ line: String, meaning action: Action? = nil) -> ExploredStep? {
    guard let before = session.snapshot else { return nil }
    if line.hasPrefix("launch ") { return launch(url: String(line.dropFirst("launch ".count))) }
    count += 1
    if line == "relaunch" {
      var step = step(line, nil, before, session.relaunch())
      if case .launch(_, let kept, _)? = session.history.last?.action { step.kept = kept }
      return step
    }
    guard let action = action ?? ActionProbe(before).action(of: line) else { return nil }
    let printed = session.console.byteCount
    var step = step(line, action, before, session.perform(action, title: line))
    step.hasPrinted = session.console.byteCount != printed
    if step.word == "tap" || step.word == "wait" || step.word == "open", step.refusal == nil,
      !step.hasEffect
    {
      step.updates = updates
    }
    return step
  }

  /// The number of view updates during the last action, or nil if it is unknown.
  private var updates: Int? {
    guard case .done = session.perform(.measure), case .value(let text, _)? = session.answer else {
      return nil
    }
    // An app that does not report its work cannot be judged by it.
    return (try? JSONDecoder().decode(WorkReport.self, from: Data(text.utf8)))?.updates.last
  }

  private func step(
    _ line: String,
    _ action: Action?,
    _ before: Snapshot?,
    _ outcome: Outcome
  ) -> ExploredStep {
    let (after, ending, refusal): (Snapshot?, Ending?, String?) =
      switch outcome {
      case .done(let after): (after, nil, nil)
      case .refused(let reason, let after): (after, nil, reason)
      case .ended(let ending): (nil, ending, nil)
      }
    return ExploredStep(
      line: line,
      action: action,
      before: before,
      after: after,
      ending: ending,
      refusal: refusal
    )
  }
}
