/// A command that copies an exercise and shows its task.
package struct StartCommand: ExerciseCommand {
  package static let word = "start"
  package static let help =
    "Copies an exercise and shows its task. The exercise gets its own folder inside the folder in "
    + "which you started NavLab. Existing files are not changed. Without a name, NavLab starts the "
    + "next unsolved exercise."
  package static let examples = ["start", "start 1"]
  package static let seeAlso = ["check", "hint", "skip", "list"]

  private let exercise: String?

  package init(exercise: String?) { self.exercise = exercise }

  package var request: CourseRequest { .start(exercise: exercise) }
}
