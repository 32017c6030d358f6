import ArgumentParser
import Course
import Grading
import SceneText
import Shell

/// `navlab compare`: finds submissions of a class that share code.
struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Find submissions in a class that share code.",
    discussion: """
      Names, literals, comments, blanks and the order of passages make no difference. Code from the exercise \
      does not count, and neither does code that more than half of the class has. For each pair, the report \
      shows how much of its own code each of the two shares, and the lines.

      A pair is not a verdict. Read both, and ask where the code comes from.
      """
  )

  @Argument(help: "The folders that the submissions are in, or single submissions.")
  var submissions: [String]

  @Option(name: .shortAndLong, help: "The exercise, such as 2 or 02-one-array.")
  var exercise: String

  @Option(
    help: "The smallest share of common code to report, in percent of a submission's own code."
  )
  var atLeast = 50

  @Option(help: "The format: text, json, or html with both sides of each pair.")
  var format: SimilarityFormat = .text

  @Option(name: .shortAndLong, help: "The file to write; standard output unless given.")
  var output: String?

  @Option(help: "The folder with Lessons and Exercises; NavLab's own unless given.")
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
