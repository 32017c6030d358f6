import ArgumentParser
import Shell

/// `navlab list`: the exercises with the learner's progress.
struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the exercises, with what you have solved."
  )

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    composition.canvas.draw(try composition.desk().list())
  }
}
