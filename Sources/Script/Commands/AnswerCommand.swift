/// A command that asks an exercise's questions one by one.
package struct AnswerCommand: ExerciseCommand {
  package static let word = "answer"
  package static let help =
    "Asks the questions in a quiz or a prediction, one by one. NavLab writes each answer into the "
    + "exercise's file and checks it immediately. 'skip' leaves a question for later. 'quit' stops; "
    + "the next 'answer' command asks the remaining questions. Without a name, NavLab uses the "
    + "exercise in this folder, or your last one."
  package static let examples = ["answer", "answer 3"]
  package static let seeAlso = ["start", "check", "hint"]

  private let exercise: String?

  package init(exercise: String?) { self.exercise = exercise }

  package var request: CourseRequest { .answer(exercise: exercise) }
}
