/// A small task of a lesson, which is judged by the state of the app after each of the learner's commands.
package struct TaskCell: Hashable, Sendable {
  /// The instructions.
  package var instructions: [Block]
  /// The author's way, which is also where the lesson goes on.
  package var commands: [CellLine]
  /// The `expect` commands that hold when the task is done, and not before.
  package var expectations: [CellLine]
  /// The hints, from the gentlest to the plainest.
  package var hints: [String]
  /// The line of `Lesson.md` that holds the first line of the cell, counted from 1.
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
