import ArgumentParser
import Shell

/// The subcommand `navlab progress import`, which imports progress from a file.
struct ImportProgress: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Add progress from a file to your progress on this computer."
  )

  @Argument(help: "A file that 'navlab progress export' wrote.")
  var file: String

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    let path = composition.files.absolute(file)
    composition.canvas.draw(try composition.actions().importProgress(from: path))
  }
}
