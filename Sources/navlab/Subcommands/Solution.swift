import ArgumentParser
import Shell

/// `navlab solution`: shows the author's solution of an exercise.
struct Solution: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solution",
    abstract: "Show the author's answer to an exercise that you have solved.",
    discussion: """
      It shows the differences from your answer. If there are several right answers, it takes the nearest one.

      If you have not solved the exercise, NavLab asks first, and notes in your progress that you saw the answer.
      """
  )

  @Argument(help: "The exercise, such as 1 or 01-the-way-back; the latest one unless given.")
  var exercise: String?

  @Flag(help: "Show it without asking, even if the exercise is not solved.")
  var show = false

  @Flag(help: "Show the whole files instead of what is different from yours.")
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
