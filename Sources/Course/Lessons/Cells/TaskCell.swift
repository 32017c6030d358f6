/// A small task of a lesson, which is checked by the state of the app after each of the learner's commands.
package struct TaskCell: Hashable, Sendable {
  /// The instructions.
  package var instructions: [Block]
  /// The author's commands, after which the lesson continues.
  package var commands: [CellLine]
  /// The `expect` commands that are met when the task is done, and not before.
  package var expectations: [CellLine]
  /// The hints, from the vaguest to the clearest.
  package var hints: [String]
  /// The line of `Lesson.md` with the first line of the cell, counted from 1.
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
