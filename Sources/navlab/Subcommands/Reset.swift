import ArgumentParser
import Shell

/// The subcommand `navlab reset`, which restores the initial files of an exercise.
struct Reset: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset",
    abstract:
      "Restore the original files of an exercise, and keep your own files in another folder."
  )

  @Argument(help: "The exercise, such as 1 or 01-the-way-back (default: the latest one).")
  var exercise: String?

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    composition.canvas.draw(try composition.actions().reset(exercise))
  }
}
