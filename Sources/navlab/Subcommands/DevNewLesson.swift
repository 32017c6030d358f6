import ArgumentParser
import Course
import Shell

/// The subcommand `navlab dev new lesson`, which creates the first files of a lesson.
struct DevNewLesson: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson",
    abstract: "Begin a lesson.",
    discussion: """
      The new files pass 'navlab dev check' as they are; replace their content with your own. Existing files are \
      not changed.
      """
  )

  @Argument(help: "The name of the folder, such as 23-two-windows.")
  var name: String

  @Option(help: "The folder with Lessons and Exercises (default: NavLab's own).")
  var course: String?

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    let content = NewContent(in: course.map { Catalogue(path: $0) } ?? composition.catalogue)
    composition.canvas.draw(try content.lesson(name))
  }
}
