import ArgumentParser
import Course
import Shell
import Terminal

/// The options that all exports of lessons share.
struct CourseExportOptions: ParsableArguments {
  @Argument(help: "The folder to write to.")
  var folder: String

  @Argument(help: "The lessons to export, such as 1 2 3 (default: all).")
  var lessons: [String] = []

  @Option(help: "The folder with Lessons and Exercises (default: NavLab's own).")
  var course: String?

  @Flag(help: "Also write the notes for teachers.")
  var teacher = false

  @OptionGroup var display: DisplayOptions

  /// Exports the lessons in the given format.
  func run(_ form: ExportForm) throws {
    let composition = try Composition(display: display.choices)
    let catalogue = course.map { Catalogue(path: $0) } ?? composition.catalogue
    let services = try composition.cellServices(of: catalogue)
    let export = CourseExport(
      catalogue: catalogue,
      builder: services.builds.builder,
      faults: composition.faults,
      version: Navlab.version,
      play: CellRecital(services: services).outputs
    )
    let lines = try export.run(
      form,
      to: composition.files.absolute(folder),
      lessons: lessons,
      showsNotes: teacher
    ) { composition.errors.write("playing \($0)\n") }
    composition.canvas.draw(lines)
  }
}
