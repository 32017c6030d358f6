package import AppSession

/// A stage that carries out the commands of a demo, with ways back to each of its moments.
package protocol DemoStage: CommandRunning {
  /// The present moment, to come back to.
  var moment: Timeline.Moment { get }

  /// Begins a branch of history, so that the present line stays as it is.
  func branch()

  /// Goes to a moment.
  ///
  /// - Parameter moment: The moment.
  /// - Returns: The app as it was then.
  func go(to moment: Timeline.Moment) -> CommandReport

  /// Looks at the app without doing anything.
  ///
  /// - Returns: The app as it is.
  func look() -> CommandReport
}

extension AppCommands: DemoStage {}
