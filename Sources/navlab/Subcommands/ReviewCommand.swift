import ArgumentParser
import Findings
import Shell
import Terminal

/// The subcommand `navlab review`, which reviews code that a coding assistant has written.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Check code that an assistant wrote, and write the next request.",
    discussion: """
      NavLab reports the linter's findings, counts them for each mistake, and writes the next request for the \
      assistant. The settings in '.navlab.yml' apply here, too.

      The exit code is 0 when nothing is found, 1 when there are findings, and 2 when a path or the \
      configuration cannot be read.
      """
  )

  @Argument(help: "The Swift files and folders to check.")
  var paths: [String]

  @Option(help: "The oldest iOS version to support, such as 17 or 17.4.")
  var ios: String?

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    if paths.contains("") {
      throw ValidationError("a path is empty; give the path of a file or a folder")
    }
    if let ios, DeploymentTarget(ios) == nil {
      throw ValidationError(
        "'--ios \(ios)' is not a version of iOS; give a number such as 17 or 17.4"
      )
    }
  }

  func run() throws {
    let composition = try Composition(display: display.choices)
    var configuration = try Composition.lintConfiguration(nil, for: paths[0])
    if let ios { configuration.deploymentTarget = DeploymentTarget(ios) }
    let linter = composition.linter
    try composition.requireLinter()
    let outcome = try linter.judge(LintRequest(paths: paths, configuration: configuration))
    try composition.write(outcome, as: .text)
    let review = try Review(outcome, faults: composition.faults).lines(composition.canvas.layout)
    if !review.isEmpty {
      composition.output.write("\n")
      composition.canvas.draw(review)
    }
    if outcome.problems.contains(where: { $0.extent == .nothing }) {
      throw CommandFailure(.misuse)
    }
    if !outcome.findings.isEmpty { throw CommandFailure(.fallsShort) }
  }
}
