import ArgumentParser
import Grading
import Shell

/// The subcommand `navlab report`, which writes the results of `navlab grade` in another format.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write grading results in another format.",
    discussion: """
      The files hold the lines of JSON that 'navlab grade' writes. If you name a folder, NavLab reads its \
      '.jsonl' files; '-' means standard input. NavLab does not grade anything again.

      \(ReportFormat.list)
      """
  )

  @Argument(help: "The files or folders that contain results.")
  var paths: [String]

  @Option(help: "The format: \(ReportFormat.names).")
  var format: ReportFormat = .text

  @Option(name: .shortAndLong, help: "The file to write (default: standard output).")
  var output: String?

  @OptionGroup var adjustment: AdjustmentOptions

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    let records = try adjustment.adjusted(try composition.records(at: paths), in: composition)
    try composition.write(records, as: format, to: output)
  }
}

extension ReportFormat: ExpressibleByArgument {}

extension ReportFormat {
  /// The names of all formats, for use in the help of options.
  static var names: String {
    allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// The descriptions of all formats, for use in the help of subcommands.
  static var list: String {
    allCases.map { "  " + $0.abstract }.joined(separator: "\n")
  }
}
