import ArgumentParser
import Shell

/// `navlab export ipynb`: the lessons as Jupyter notebooks.
struct ExportNotebooks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ipynb",
    abstract: "Write the lessons as Jupyter notebooks.",
    discussion: """
      The commands stand in cells with what they have printed. No Jupyter kernel understands them: the \
      notebooks are to be read, and NavLab plays the lessons. The folder is new, empty, or one that was \
      written by this command before.
      """
  )

  @OptionGroup var options: CourseExportOptions

  func run() throws {
    try options.run(.notebooks)
  }
}
