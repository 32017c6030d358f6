import ArgumentParser
import Shell

/// `navlab watch`: checks the learner's work each time it is saved.
struct Watch: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Check an exercise whenever you save one of its files.",
    discussion: """
      When the exercise is solved, press n for the next one. Ctrl-C \
      ends it.
      """
  )

  @Argument(help: "The exercise, such as 1 or 01-the-way-back; the next one unless given.")
  var exercise: String?

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    try composition.watch(exercise)
  }
}
