/// A small task in a lesson, which is checked after each of the learner's commands.
package struct TaskCell: Hashable, Sendable {
  /// The instructions for the learner.
  package var instructions: [Block]
  /// The author's commands that complete the task.
  package var commands: [CellLine]
  /// The `expect` commands that are met only when the task is complete.
  package var expectations: [CellLine]
  /// The hints, from the vaguest to the most specific.
  package var hints: [String]
  /// The line of `Lesson.md` that contains the first line of the cell, counted from 1.
  package var line: Int

  package init(
    instructions: [Block],
    commands: [CellLine],
    expectations: [CellLine],
    hints: [String],
    line: Int
  ) {
    self.instructions = instructions
    self.commands = commands
    self.expectations = expectations
    self.hints = hints
    self.line = line
  }
}
