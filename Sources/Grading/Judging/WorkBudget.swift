import Script
import Synchronization

/// The budget for grading one submission: time, commands, and starts of apps, in all checks
/// together.
///
/// It also counts when a learner's script drives one of the author's apps.
final class WorkBudget: Sendable {
  /// The time limit.
  let time: TimeBudget
  private let limits: Limits
  private let spent = Mutex((commands: 0, launches: 0))

  /// The limits other than time.
  struct Limits: Hashable, Sendable {
    /// The maximum number of commands.
    var commands = 50_000
    /// The maximum number of starts of an app: launches, and commands that repeat all steps since
    /// the last one.
    var launches = 1_000
  }

  /// The default time in seconds, which is far more than any honest work takes.
  static let usualSeconds = 300.0

  /// Begins to count.
  ///
  /// - Parameters:
  ///   - seconds: The total time, in seconds.
  ///   - limits: The limits other than time.
  init(seconds: Double, limits: Limits = Limits()) {
    time = TimeBudget(seconds: seconds)
    self.limits = limits
  }

  /// The conclusion if the budget is used up, or nil if it is not.
  var excess: CheckResult.Verdict? {
    if time.isOver { return time.conclusion }
    let spent = spent.withLock { $0 }
    if spent.commands > limits.commands { return Self.over(limits.commands, "commands") }
    if spent.launches > limits.launches { return Self.over(limits.launches, "starts of the app") }
    return nil
  }

  /// Counts the start of an app.
  func countLaunch() {
    spent.withLock { $0.launches += 1 }
  }

  /// Counts a command.
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
      CheckFailure(summary: "The \(count) \(what) for all checks of the submission are used up.")
    )
  }
}
