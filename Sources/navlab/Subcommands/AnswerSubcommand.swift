import ArgumentParser
import Course
import Shell

/// The subcommand `navlab answer`, which asks the questions of an exercise at the prompt.
struct AnswerSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "answer",
    abstract: "Answer the questions in a quiz or a prediction, one by one.",
    discussion: """
      The exercise must be a quiz or a prediction. NavLab writes each answer into the exercise's file and checks \
      it immediately. 'skip' leaves a question for later, and 'quit' leaves all remaining questions. The next \
      'navlab answer' asks these questions. Answers can also come from a pipe; the exit code is then 0 only if all \
      answers are right.
      """
  )

  @Argument(help: "The exercise, such as 3 or 03-who-writes-the-path (default: the latest one).")
  var exercise: String?

  @OptionGroup var display: DisplayOptions

  func run() throws {
    try Composition(display: display.choices).answer(exercise)
  }
}
