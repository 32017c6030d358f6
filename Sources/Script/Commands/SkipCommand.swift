/// A command that postpones an exercise.
package struct SkipCommand: ExerciseCommand {
  package static let word = "skip"
  package static let help =
    "Postpones an exercise, so that 'start' moves on to the next one. Your files do not change. "
    + "To resume the exercise, use 'start' or 'check' with its number."
  package static let examples = ["skip", "skip 1"]
  package static let seeAlso = ["list", "start", "solution"]

  private let exercise: String?

  package init(exercise: String?) { self.exercise = exercise }

  package var request: CourseRequest { .skip(exercise: exercise) }
}
