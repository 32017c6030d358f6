/// A type that runs the commands of a lesson.
package protocol LessonStage: CommandRunning {
  /// Starts the app, replacing any running app.
  ///
  /// - Returns: The app, or the reason why it did not start.
  func launch() -> CommandReport
}

extension AppCommands: LessonStage {}
