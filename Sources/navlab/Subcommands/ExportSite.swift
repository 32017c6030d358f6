import ArgumentParser
import Shell

/// `navlab export site`: the lessons as pages.
struct ExportSite: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "site",
    abstract: "Write the lessons as pages for a browser.",
    discussion: """
      The pages need no server and load nothing from elsewhere. The lessons are played for them, so what \
      they show is what happens. The folder is new, empty, or an earlier result of this command.
      """
  )

  @OptionGroup var options: CourseExportOptions

  func run() throws {
    try options.run(.site)
  }
}
