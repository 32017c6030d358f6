import Script
import Synchronization

/// A budget that limits the time, the commands and the launches of all checks of one submission.
///
/// It also counts when a learner's script drives one of the author's apps.
final class WorkBudget: Sendable {
  /// The time limit for the submission.
  let time: TimeBudget
  private let limits: Limits
  private let spent = Mutex((commands: 0, launches: 0))

  /// The limits other than time.
  struct Limits: Hashable, Sendable {
    /// The maximum number of commands.
    var commands = 50_000
    /// The maximum number of launches, including those by commands that repeat earlier steps.
    var launches = 1_000
  }

  /// The default time limit in seconds, which is far more than any honest work takes.
  static let usualSeconds = 300.0

  /// Creates a budget that starts immediately.
  ///
  /// - Parameters:
  ///   - seconds: The total time, in seconds.
  ///   - limits: The limits other than time.
  init(seconds: Double, limits: Limits = Limits()) {
    time = TimeBudget(seconds: seconds)
    self.limits = limits
  }

  /// The conclusion if the budget is used up, or nil otherwise.
  var excess: CheckResult.Verdict? {
    if time.isOver { return time.conclusion }
    let spent = spent.withLock { $0 }
    if spent.commands > limits.commands { return Self.over(limits.commands, "commands") }
    if spent.launches > limits.launches { return Self.over(limits.launches, "launches of the app") }
    return nil
  }

  /// Counts a start of the app.
  func countLaunch() {
    spent.withLock { $0.launches += 1 }
  }

  /// Counts a command and returns whether it may run.
  ///
  /// - Parameter statement: The command.
  /// - Returns: Whether the command may run.
  func allows(_ statement: Statement) -> Bool {
    let isLaunch = Self.launching.contains(type(of: statement.command).word)
    spent.withLock { spent in
      spent.commands += 1
      if isLaunch { spent.launches += 1 }
    }
    return excess == nil
  }

  /// The commands that restart the app, most of which then repeat earlier steps.
  private static let launching: Set = [
    "launch", "relaunch", "undo", "redo", "goto", "rejoin", "reload", "reset",
  ]

  private static func over(_ count: Int, _ what: String) -> CheckResult.Verdict {
    .timedOut(
      CheckFailure(
        summary: "Together, the checks of this submission used more than \(count) \(what)."
      )
    )
  }
}
