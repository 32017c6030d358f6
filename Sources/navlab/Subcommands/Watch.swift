import ArgumentParser
import Shell

/// The subcommand `navlab watch`, which checks the learner's work whenever it is saved.
struct Watch: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Check an exercise whenever you save one of its files.",
    discussion: """
      When the exercise is solved, press n for the next exercise. Ctrl-C stops watching.
      """
  )

  @Argument(help: "The exercise, such as 1 or 01-the-way-back (default: the next one).")
  var exercise: String?

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    try composition.watch(exercise)
  }
}
