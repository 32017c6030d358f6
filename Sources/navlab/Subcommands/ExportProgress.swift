import ArgumentParser
import Shell

/// `navlab progress export`: writes the progress into a file.
struct ExportProgress: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write your progress into a file."
  )

  @Argument(help: "The file, such as progress.json.")
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
