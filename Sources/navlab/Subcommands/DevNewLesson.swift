import ArgumentParser
import Course
import Shell

/// `navlab dev new lesson`: the first files of a lesson.
struct DevNewLesson: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson",
    abstract: "Begin a lesson.",
    discussion: """
      The files are complete, so that 'navlab dev check' proves them at once; replace their content with \
      your own. Existing files stay as they are.
      """
  )

  @Argument(help: "The name of the folder, such as 23-two-windows.")
  var name: String

  @Option(help: "The folder with Lessons and Exercises; NavLab's own unless given.")
  var course: String?

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    let content = NewContent(in: course.map { Catalogue(path: $0) } ?? composition.catalogue)
    composition.canvas.draw(try content.lesson(name))
  }
}
