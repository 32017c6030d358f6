import ArgumentParser
import Grading
import Shell

/// `navlab merge`: merges the results of several machines.
struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Join the results of a class that several machines have graded.",
    discussion: """
      All folders must be about the same exercise in the same version. It reports missing and \
      repeated results, and the exit code is then 2.
      """
  )

  @Argument(help: "The folders that 'navlab grade --out' wrote.")
  var folders: [String]

  @Option(help: "The format: \(ReportFormat.names).")
  var format: ReportFormat = .json

  @Option(name: .shortAndLong, help: "The file to write; standard output unless given.")
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
