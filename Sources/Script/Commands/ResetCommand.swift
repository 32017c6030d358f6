/// A command that restores the initial state of an exercise.
package struct ResetCommand: ExerciseCommand {
  package static let word = "reset"
  package static let help =
    "Restores the original files of an exercise. It keeps your own files in another folder and "
    + "shows that folder's name. The app at the prompt does not change; 'launch' starts it again."
  package static let examples = ["reset", "reset 1"]
  package static let seeAlso = ["start", "check", "launch", "undo"]

  private let exercise: String?

  package init(exercise: String?) { self.exercise = exercise }

  package var request: CourseRequest { .reset(exercise: exercise) }
}
