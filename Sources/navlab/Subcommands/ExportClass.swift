import ArgumentParser
import Course
import Shell
import Terminal

/// The subcommand `navlab export class`, which writes the course for learners, without its solutions.
struct ExportClass: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "class",
    abstract: "Write a copy of the course for a class, without the answers.",
    discussion: """
      The folder gets the lessons, the tasks, the starters and the public checks, without solutions, alternatives, \
      mutants or hidden checks. Scripts/package --without-solutions packs it together with the programs.
      """,
    aliases: ["course"]
  )

  /// A choice of whether the copy contains the solutions.
  enum Answers: EnumerableFlag {
    case withoutSolutions, withSolutions

    static func help(for value: Answers) -> ArgumentHelp? {
      switch value {
      case .withoutSolutions:
        "Leave out the solutions and everything else that is only for teachers (default)."
      case .withSolutions: "Write everything, including the solutions, for other teachers."
      }
    }
  }

  @Argument(help: "The folder to write to; it must be new or empty.")
  var folder: String

  @Flag var answers = Answers.withoutSolutions

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    let edition = CourseEdition(catalogue: composition.catalogue, layout: composition.canvas.layout)
    let place = composition.files.absolute(folder)
    switch answers {
    case .withoutSolutions: composition.canvas.draw(try edition.write(to: place))
    case .withSolutions: composition.canvas.draw(try edition.writeWithSolutions(to: place))
    }
  }
}
