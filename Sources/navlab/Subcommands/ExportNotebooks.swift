import ArgumentParser
import Shell

/// The subcommand `navlab export ipynb`, which writes the lessons as Jupyter notebooks.
struct ExportNotebooks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ipynb",
    abstract: "Write the lessons as Jupyter notebooks.",
    discussion: """
      The cells hold the commands and their output. The folder must be new, empty, or written earlier by this command.
      """
  )

  @OptionGroup var options: CourseExportOptions

  func run() throws {
    try options.run(.notebooks)
  }
}
