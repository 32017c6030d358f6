import ArgumentParser
import Grading
import Shell
import Terminal

/// `navlab feedback`: writes a file for each learner.
struct Feedback: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "feedback",
    abstract: "Write a feedback file for each learner.",
    discussion: """
      The results are those of 'navlab grade', of one exercise or of several. Each file holds what the learner may \
      read: the points, the checks that failed with what was expected and seen, and advice. For hidden checks, \
      it says only whether they passed. The folder changes as a whole or not at all.
      """
  )

  @Argument(help: "The files or folders with results.")
  var paths: [String]

  @Option(
    name: .shortAndLong,
    help: "The folder to write: a new one, or the folder of earlier feedback."
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
