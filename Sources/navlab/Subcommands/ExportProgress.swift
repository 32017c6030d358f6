import ArgumentParser
import Shell

/// The subcommand `navlab progress export`, which writes the progress to a file.
struct ExportProgress: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write your progress to a file."
  )

  @Argument(help: "The file to write, such as progress.json.")
  var file: String

  @Flag(help: "Replace an existing file.")
  var force = false

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    let path = composition.files.absolute(file)
    composition.canvas.draw(try composition.actions().exportProgress(to: path, replacing: force))
  }
}
