/// Asks the questions of an exercise one by one.
package struct AnswerCommand: ExerciseCommand {
  package static let word = "answer"
  package static let help =
    "Asks the questions of an exercise, one by one. It is for quizzes and predictions. Each answer is written into the "
    + "exercise's file and judged at once; skip leaves a question for later, and quit leaves the rest, with "
    + "which the same command goes on. Without a name it is the exercise of this folder, or else the one that you "
    + "were at last."
  package static let examples = ["answer", "answer 3"]
  package static let seeAlso = ["start", "check", "hint"]

  private let exercise: String?

  package init(exercise: String?) { self.exercise = exercise }

  package var request: CourseRequest { .answer(exercise: exercise) }
}
