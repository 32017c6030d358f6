import ArgumentParser
import Course
import Shell

/// `navlab dev new exercise`: the first files of an exercise.
struct DevNewExercise: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "exercise",
    abstract: "Begin an exercise.",
    discussion: """
      The files are complete, so that 'navlab dev check' proves them at once; replace their content with \
      your own. Existing files stay as they are.
      """
  )

  @Argument(help: "The name of the folder, such as 96-two-windows.")
  var name: String

  @Option(help: "The lesson that prepares for the exercise; the last one unless given.")
  var lesson: String?

  @Option(
    help: ArgumentHelp(
      "The kind of work: \(ExerciseDraft.Form.allCases.map(\.rawValue).joined(separator: ", ")).",
      discussion: """
        code: something is missing; debug: a bug, which a script of the learner's shows; compile-error: a bug that \
        the compiler refuses.
        """
    )
  )
  var kind = ExerciseDraft.Form.code

  @Option(help: "The folder with Lessons and Exercises; NavLab's own unless given.")
  var course: String?

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    let content = NewContent(in: course.map { Catalogue(path: $0) } ?? composition.catalogue)
    composition.canvas.draw(try content.exercise(name, lesson: lesson, form: kind))
  }
}

extension ExerciseDraft.Form: ExpressibleByArgument {}
