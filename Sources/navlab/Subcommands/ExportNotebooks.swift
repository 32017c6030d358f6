import ArgumentParser
import Shell

/// `navlab export ipynb`: the lessons as Jupyter notebooks.
struct ExportNotebooks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ipynb",
    abstract: "Write the lessons as Jupyter notebooks.",
    discussion: """
      Cells hold the commands and their output. The folder is new, empty, or an earlier result of this command.
      """
  )

  @OptionGroup var options: CourseExportOptions

  func run() throws {
    try options.run(.notebooks)
  }
}
