import ArgumentParser
import Grading
import Shell
import Terminal

/// The subcommand `navlab feedback`, which writes a feedback file for each learner.
struct Feedback: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "feedback",
    abstract: "Write a feedback file for each learner.",
    discussion: """
      The results come from 'navlab grade', for one exercise or several. Each file holds only what the learner \
      may read: the points, advice, and each failed check with the expected and the actual state. For hidden \
      checks, the file shows only whether they passed. NavLab writes all the files, or none.
      """
  )

  @Argument(help: "The files or folders that contain results.")
  var paths: [String]

  @Option(
    name: .shortAndLong,
    help: "The folder to write to; it must be new, or contain earlier feedback."
  )
  var out: String

  @Option(help: "The format of the files: markdown, html or both.")
  var format: FeedbackForm = .both

  @OptionGroup var adjustment: AdjustmentOptions

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    let records = try adjustment.adjusted(try composition.records(at: paths), in: composition)
    let feedback = FeedbackExport(form: format, folder: out)
    composition.output.write(try feedback.write(records))
  }
}

extension FeedbackForm: ExpressibleByArgument {}
