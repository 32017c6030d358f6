import ArgumentParser
import Shell

/// The subcommand `navlab solution`, which shows the author's solution to an exercise.
struct Solution: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solution",
    abstract: "Show the author's answer to an exercise that you have solved.",
    discussion: """
      NavLab shows the differences from your answer. If several answers are right, NavLab shows the answer \
      that is closest to yours.

      If you have not solved the exercise, NavLab asks first, and notes in your progress that you saw the answer.
      """
  )

  @Argument(help: "The exercise, such as 1 or 01-the-way-back (default: the latest one).")
  var exercise: String?

  @Flag(help: "Show the answer without asking, even if you have not solved the exercise.")
  var show = false

  @Flag(help: "Show whole files instead of the differences from yours.")
  var whole = false

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    let lines = try composition.actions().solution(exercise, whole: whole) { question in
      show ? true : composition.ask(question)
    }
    composition.canvas.draw(lines)
  }
}
