package import Course
package import SceneModel
package import SceneText

/// A played lesson: the output of each command, and the state of the app after it.
package struct LessonPerformance: Hashable, Sendable {
  /// The lesson.
  package var lesson: Lesson
  /// The source of the app that the lesson was played with.
  package var source: String
  /// The results of each cell's commands, by the first line of the cell in `Lesson.md`.
  package var scenes: [Int: [Scene]]

  /// Combines a lesson with its results.
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

  /// One command and its result.
  package struct Scene: Hashable, Sendable {
    /// The command.
    package var input: String
    /// The output.
    package var output: [StyledText]
    /// The app's state afterwards, or nil if it was no longer running.
    package var snapshot: Snapshot?

    /// Combines a command with its result.
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
