import ArgumentParser
import Course
import Grading
import SceneText
import Shell

/// The subcommand `navlab compare`, which finds submissions of a class that share code.
struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Find submissions in a class that share code.",
    discussion: """
      The comparison ignores names, literals, comments, whitespace and the order of passages. It also ignores \
      code from the exercise and code that more than half of the class has. For each pair, the report shows the \
      shared lines, and their share of each submission's own code.

      A reported pair does not prove copying. Read both submissions, and ask where the code comes from.
      """
  )

  @Argument(help: "The folders that contain the submissions, or single submissions.")
  var submissions: [String]

  @Option(name: .shortAndLong, help: "The exercise, such as 2 or 02-one-array.")
  var exercise: String

  @Option(
    help: "The smallest share of common code to report, as a percentage of a submission's own code."
  )
  var atLeast = 50

  @Option(help: "The format of the report: text, json, or html with both submissions of each pair.")
  var format: SimilarityFormat = .text

  @Option(name: .shortAndLong, help: "The file to write (default: standard output).")
  var output: String?

  @Option(help: "The folder with Lessons and Exercises (default: NavLab's own).")
  var course: String?

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    if !(1...100).contains(atLeast) {
      throw ValidationError("'--at-least \(atLeast)' is out of range; give a number from 1 to 100")
    }
  }

  func run() throws {
    let composition = try Composition(display: display.choices)
    let catalogue = Catalogue(path: course ?? composition.catalogue.path)
    let (similarity, works) = try ClassComparing(
      of: exercise,
      in: catalogue,
      atLeast: atLeast
    )
    .run(submissions, errors: composition.errors)
    switch format {
    case .text where output == nil:
      composition.canvas.draw(
        SimilarityText(layout: composition.canvas.layout).lines(of: similarity)
      )
    case .text:
      let lines = SimilarityText(layout: composition.canvas.layout).lines(of: similarity)
      try composition.write(lines.map { $0.plain + "\n" }.joined(), to: output)
    case .json: try composition.write(try similarity.json(), to: output)
    case .html: try composition.write(SimilarityPage(similarity, of: works).text, to: output)
    }
  }
}

extension SimilarityFormat: ExpressibleByArgument {}
