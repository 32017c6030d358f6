import ArgumentParser
import Course
import Shell

/// `navlab answer`: the questions of an exercise at the prompt.
struct AnswerSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "answer",
    abstract: "Answer the questions of an exercise, one by one.",
    discussion: """
      For quizzes and predictions. NavLab writes each answer into the exercise's file and judges \
      it at once. 'skip' leaves a question for later, and 'quit' leaves the rest. Next time, NavLab asks the open questions. Answers can also come from a \
      pipe. Then the exit code is 0 only if all are right.
      """
  )

  @Argument(help: "The exercise, such as 3 or 03-who-writes-the-path; the latest one unless given.")
  var exercise: String?

  @OptionGroup var display: DisplayOptions

  func run() throws {
    try Composition(display: display.choices).answer(exercise)
  }
}
