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
  ///   - source: The text of the app that it was played on.
  ///   - scenes: The result of the commands of each cell, by the line that the cell begins on.
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
    /// The state of the app afterwards, or nil if it was not running any more.
    package var snapshot: Snapshot?

    /// Combines a command with its result.
    ///
    /// - Parameters:
    ///   - input: The command.
    ///   - output: What it printed.
    ///   - snapshot: How the app looked then.
    package init(input: String, output: [StyledText], snapshot: Snapshot?) {
      self.input = input
      self.output = output
      self.snapshot = snapshot
    }
  }
}
