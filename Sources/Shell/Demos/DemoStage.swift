package import AppSession

/// A type that runs the commands of a demo and can return to an earlier moment.
package protocol DemoStage: CommandRunning {
  /// The current moment, to which the app can return later.
  var moment: Timeline.Moment { get }

  /// Begins a branch of history without changing the current line.
  func branch()

  /// Goes to a moment of history.
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
