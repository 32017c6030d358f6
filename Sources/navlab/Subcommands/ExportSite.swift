import ArgumentParser
import Shell

/// The subcommand `navlab export site`, which writes the lessons as web pages.
struct ExportSite: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "site",
    abstract: "Write the lessons as web pages.",
    discussion: """
      The pages need no server and load nothing from other sites. NavLab plays the lessons, so the pages show \
      the real output of the commands. The folder must be new, empty, or written earlier by this command.
      """
  )

  @OptionGroup var options: CourseExportOptions

  func run() throws {
    try options.run(.site)
  }
}
