import ArgumentParser
import Shell

/// `navlab skip`: postpones an exercise.
struct Skip: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "skip",
    abstract: "Leave an exercise for later; your files stay as they are."
  )

  @Argument(help: "The exercise, such as 1 or 01-the-way-back; the next one unless given.")
  var exercise: String?

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    composition.canvas.draw(try composition.actions().skip(exercise))
  }
}
