/// Asks the questions of an exercise one by one.
package struct AnswerCommand: Command {
  package static let word = "answer"
  package static let synopsis = "answer [EXERCISE]"
  package static let help =
    "Asks the questions of an exercise, one by one. It is for quizzes and predictions. Each answer is written into the "
    + "exercise's file and judged at once; skip leaves a question for later, and quit leaves the rest, with "
    + "which the same command goes on. Without a name it is the exercise of this folder, or else the one that you "
    + "were at last."
  package static let examples = ["answer", "answer 3"]
  package static let seeAlso = ["start", "check", "hint"]
  package static let group = CommandGroup.course
  package static let arguments: [ArgumentKind] = [.course(.exercise)]

  private let exercise: String?

  package init(from scanner: inout Scanner) throws(ScriptError) {
    exercise =
      scanner.isAtEnd ? nil : try scanner.text("say which exercise, as in: " + Self.examples[1])
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.ask(.answer(exercise: exercise), for: Self.word)
  }
}
