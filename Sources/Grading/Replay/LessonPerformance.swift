package import Course
package import SceneModel
package import SceneText

/// A played lesson: the output of each command and the state of the app afterwards.
package struct LessonPerformance: Hashable, Sendable {
  /// The lesson that was played.
  package var lesson: Lesson
  /// The source of the app with which the lesson was played.
  package var source: String
  /// The results of each cell's commands, keyed by the first line of the cell in `Lesson.md`.
  package var scenes: [Int: [Scene]]

  /// Creates a performance from a lesson and its results.
  ///
  /// - Parameters:
  ///   - lesson: The lesson.
  ///   - source: The source of the app that it was played with.
  ///   - scenes: The results of each cell's commands, by the first line of the cell.
  package init(lesson: Lesson, source: String, scenes: [Int: [Scene]]) {
    self.lesson = lesson
    self.source = source
    self.scenes = scenes
  }

  /// A command of a lesson with its result.
  package struct Scene: Hashable, Sendable {
    /// The text of the command.
    package var input: String
    /// The output of the command.
    package var output: [StyledText]
    /// The app's state after the command, or nil if the app was no longer running.
    package var snapshot: Snapshot?

    /// Creates a scene from a command and its result.
    ///
    /// - Parameters:
    ///   - input: The command.
    ///   - output: The output.
    ///   - snapshot: The state of the app afterwards.
    package init(input: String, output: [StyledText], snapshot: Snapshot?) {
      self.input = input
      self.output = output
      self.snapshot = snapshot
    }
  }
}
