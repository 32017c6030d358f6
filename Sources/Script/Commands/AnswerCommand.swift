/// Asks the questions of an exercise one by one.
package struct AnswerCommand: ExerciseCommand {
  package static let word = "answer"
  package static let help =
    "Asks the questions of an exercise, one by one. It is for quizzes and predictions. NavLab "
    + "writes each answer into the exercise's file and checks it at once. skip leaves a question "
    + "for later. quit stops; the next answer continues with the open questions. Without a name, "
    + "it uses the exercise in this folder, or your last one."
  package static let examples = ["answer", "answer 3"]
  package static let seeAlso = ["start", "check", "hint"]

  private let exercise: String?

  package init(exercise: String?) { self.exercise = exercise }

  package var request: CourseRequest { .answer(exercise: exercise) }
}
