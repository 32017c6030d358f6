import ArgumentParser
import Shell

/// The subcommand `navlab start`, which copies an exercise into a new folder and shows the task.
struct Start: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start",
    abstract: "Copy an exercise into a new folder, and show its task.",
    discussion: "Existing files are not changed."
  )

  @Argument(help: "The exercise, such as 1 or 01-the-way-back (default: the next one).")
  var exercise: String?

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    let (actions, way) = try composition.actionsForWork()
    composition.canvas.draw(try actions.start(exercise) + way)
  }
}
