import ArgumentParser
import Shell

/// `navlab reset`: restores the initial files of an exercise.
struct Reset: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset",
    abstract: "Restore the first version of an exercise, and keep your own files beside it."
  )

  @Argument(help: "The exercise, such as 1 or 01-the-way-back; the latest one unless given.")
  var exercise: String?

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    composition.canvas.draw(try composition.actions().reset(exercise))
  }
}
