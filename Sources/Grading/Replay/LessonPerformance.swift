package import Course
package import SceneModel
package import SceneText

/// A lesson as it went when it was played: what each command printed, and how the app looked then.
package struct LessonPerformance: Hashable, Sendable {
  /// The lesson.
  package var lesson: Lesson
  /// The text of the app that it was played on.
  package var source: String
  /// The results of each cell's commands, by the line of `Lesson.md` that the cell begins on.
  package var scenes: [Int: [Scene]]

  /// Puts a lesson and what came of it together.
  ///
  /// - Parameters:
  ///   - lesson: The lesson.
  ///   - source: The text of the app that it was played on.
  ///   - scenes: What came of the commands of each cell, by the line that the cell begins on.
  package init(lesson: Lesson, source: String, scenes: [Int: [Scene]]) {
    self.lesson = lesson
    self.source = source
    self.scenes = scenes
  }

  /// One command, and what came of it.
  package struct Scene: Hashable, Sendable {
    /// The command.
    package var input: String
    /// The output.
    package var output: [StyledText]
    /// The look of the app then, or nil where it did not run any more.
    package var snapshot: Snapshot?

    /// Puts a command and what came of it together.
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
