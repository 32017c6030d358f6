package import AppSession

/// A type that runs the commands of a demo and can go back to each of its moments.
package protocol DemoStage: CommandRunning {
  /// The current moment, to return to later.
  var moment: Timeline.Moment { get }

  /// Begins a branch of history; the current line does not change.
  func branch()

  /// Goes to a moment.
  ///
  /// - Parameter moment: The moment.
  /// - Returns: The app in its state at that moment.
  func go(to moment: Timeline.Moment) -> CommandReport

  /// Describes the app without performing an action.
  ///
  /// - Returns: The app in its current state.
  func look() -> CommandReport
}

extension AppCommands: DemoStage {}
