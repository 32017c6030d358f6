import ArgumentParser
import Shell

/// The subcommand `navlab skip`, which postpones an exercise.
struct Skip: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "skip",
    abstract: "Leave an exercise for later, and keep your files."
  )

  @Argument(help: "The exercise, such as 1 or 01-the-way-back (default: the next one).")
  var exercise: String?

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    composition.canvas.draw(try composition.actions().skip(exercise))
  }
}
