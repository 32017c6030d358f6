import ArgumentParser
import Grading
import Shell

/// The subcommand `navlab merge`, which merges the results from several machines.
struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge the results of a class that was graded on several machines.",
    discussion: """
      All folders must contain results for the same version of the same exercise. If results are missing, or two \
      results of a submission are different, NavLab reports the submissions and the exit code is 2. If two results \
      are the same, NavLab counts one of them and reports the submission.
      """
  )

  @Argument(help: "The folders that 'navlab grade --out' wrote.")
  var folders: [String]

  @Option(help: "The format: \(ReportFormat.names).")
  var format: ReportFormat = .json

  @Option(name: .shortAndLong, help: "The file to write (default: standard output).")
  var output: String?

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    let status = try ClassMerging().run(folders, errors: composition.errors) { records in
      try composition.write(records, as: format, to: output)
    }
    if status != .success { throw CommandFailure(status) }
  }
}
