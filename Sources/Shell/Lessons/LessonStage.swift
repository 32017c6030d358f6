/// A type that runs the commands of a lesson.
package protocol LessonStage: CommandRunning {
  /// Starts the app in place of the running one, if any.
  ///
  /// - Returns: The app, or the reason why it did not start.
  func launch() -> CommandReport
}

extension AppCommands: LessonStage {}
