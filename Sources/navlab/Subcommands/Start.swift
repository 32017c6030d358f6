import ArgumentParser
import Shell

/// `navlab start`: copies an exercise into the current folder.
struct Start: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start",
    abstract: "Copy an exercise into a folder of its own here, and show the task.",
    discussion: "Existing files stay as they are."
  )

  @Argument(help: "The exercise, such as 1 or 01-the-way-back; the next one unless given.")
  var exercise: String?

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    let (actions, way) = try composition.actionsForWork()
    composition.canvas.draw(try actions.start(exercise) + way)
  }
}
