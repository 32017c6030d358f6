import ArgumentParser
import Course
import Shell

/// The subcommand `navlab dev new exercise`, which creates the first files of an exercise.
struct DevNewExercise: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "exercise",
    abstract: "Create the files of a new exercise.",
    discussion: """
      The new files pass 'navlab dev check' as they are; replace their content with your own. Existing files are \
      not changed.
      """
  )

  @Argument(help: "The name of the folder, such as 96-two-windows.")
  var name: String

  @Option(help: "The lesson that prepares learners for the exercise (default: the last one).")
  var lesson: String?

  @Option(
    help: ArgumentHelp(
      "The kind of work: \(ExerciseDraft.Form.allCases.map(\.rawValue).joined(separator: ", ")).",
      discussion: """
        code: something is missing; debug: a bug that the learner's script must show; compile-error: a bug that \
        the compiler rejects.
        """
    )
  )
  var kind = ExerciseDraft.Form.code

  @Option(help: "The folder with Lessons and Exercises (default: NavLab's own).")
  var course: String?

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    let content = NewContent(in: course.map { Catalogue(path: $0) } ?? composition.catalogue)
    composition.canvas.draw(try content.exercise(name, lesson: lesson, form: kind))
  }
}

extension ExerciseDraft.Form: ExpressibleByArgument {}
