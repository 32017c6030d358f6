import ArgumentParser
import Shell

/// `navlab solution`: the author's answer to an exercise.
struct Solution: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solution",
    abstract: "Show the author's answer to an exercise that you have solved.",
    discussion: """
      Before you have solved the exercise you are asked whether you want to see it all the same; that is \
      noted in your progress.
      """
  )

  @Argument(help: "The exercise, such as 1 or 01-the-way-back; the latest one unless given.")
  var exercise: String?

  @Flag(help: "Show it also when the exercise is not solved, without asking.")
  var show = false

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    let lines = try composition.desk().solution(exercise) { question in
      show ? true : composition.ask(question)
    }
    composition.canvas.draw(lines)
  }
}
