/// Copies an exercise and shows its task.
package struct StartCommand: ExerciseCommand {
  package static let word = "start"
  package static let help =
    "Copies an exercise and shows what there is to do. It gets a folder of its own below the one that NavLab was "
    + "started in; files that are there already stay as they are. Without a name it is the next one that is "
    + "not solved."
  package static let examples = ["start", "start 1"]
  package static let seeAlso = ["check", "hint", "skip", "list"]

  private let exercise: String?

  package init(exercise: String?) { self.exercise = exercise }

  package var request: CourseRequest { .start(exercise: exercise) }
}
