import AppTesting
import ArgumentParser
import Foundation
import Grading
import SceneModel
import Shell

/// The subcommand `navlab test`, which runs an app's test scripts in parallel.
struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Build an app once, and run the scripts that test it.",
    discussion: """
      The tests of an app are the .nav files in its folder 'NavTests', in the subfolders of 'NavTests', and directly \
      beside 'NavTests'. Each test runs in its own process and stops at the first command that fails. Tests run in \
      parallel. A file whose name begins with '_' is not a test; other scripts can source it.

      The exit code is that of the worst test. It is 0 when all tests passed, and 1 when an expectation did not \
      hold. It is 2 when a script cannot be read, and 3 when the app does not compile. It is 4 when the app \
      crashed or did not answer.

      --coverage compares what the tests have visited with everything that the source and the running app \
      show: destinations, routes, links, tabs, sheets, alerts, ways back, deep links and restored values. As json or \
      html, the coverage replaces the results on standard output, unless --coverage-file names a file.
      """
  )

  @Argument(help: "The app's folder, its Swift file, or its folder 'NavTests'.")
  var folder = "."

  @Option(
    help: "Run only tests whose name matches this regular expression. You can repeat this option."
  )
  var filter: [String] = []

  @Option(help: "The share of the tests to run, such as 2/8 for the second of eight shares.")
  var shard: String?

  @Option(
    help: "The maximum number of times to repeat a failing test; a test that then passes is flaky."
  )
  var retry = 0

  @Option(
    name: .shortAndLong,
    help: "The number of tests to run in parallel (default: one per core)."
  )
  var jobs: Int?

  @Flag(help: "Run the tests again whenever the app or a script is saved, until you press Ctrl-C.")
  var watch = false

  @Flag(help: "Print the names of the tests without running them.")
  var list = false

  @Option(
    help:
      "The format of the results: \(TestFormat.allCases.map(\.rawValue).joined(separator: ", "))."
  )
  var format = TestFormat.text

  @Option(
    help: ArgumentHelp("Also write the results to this file, as JUnit XML.", valueName: "file")
  )
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Report which of the app's places and routes the tests visited: "
        + "\(CoverageFormat.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "form"
    )
  )
  var coverage: CoverageFormat?

  @Option(
    help: ArgumentHelp(
      "The file to write the coverage to (default: standard output).",
      valueName: "file"
    )
  )
  var coverageFile: String?

  @Option(
    help: ArgumentHelp(
      "Fail with exit code 1 if the tests visit less than this share of the navigation.",
      valueName: "percent"
    )
  )
  var atLeast: Int?

  @OptionGroup var launch: LaunchOptions

  @OptionGroup var project: ProjectOptions

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    if let jobs, !(1...256).contains(jobs) {
      throw ValidationError("'--jobs \(jobs)' is out of range; give a number from 1 to 256")
    }
    if let shard, Shard(shard) == nil {
      throw ValidationError(
        "'--shard \(shard)' is not a share; write 2/8 for the second of eight shares"
      )
    }
    if let atLeast, !(0...100).contains(atLeast) {
      throw ValidationError(
        "'--at-least \(atLeast)' is not a percentage; give a number from 0 to 100"
      )
    }
    if coverageFile != nil, coverage == nil {
      throw ValidationError("'--coverage-file' needs a format; add --coverage html")
    }
    if coverage == .json || coverage == .html, coverageFile == nil, format != .text {
      throw ValidationError(
        "the results and the coverage cannot both go to standard output; add --coverage-file FILE"
      )
    }
    if !(0...100).contains(retry) {
      throw ValidationError("'--retry \(retry)' is out of range; give a number from 0 to 100")
    }
  }

  func run() throws {
    let composition = try Composition(display: display.choices)
    var choices = TestChoices(filter: try filterOfTests())
    choices.retries = retry
    choices.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    choices.format = format
    choices.junit = junit
    choices.coverage = coverage
    choices.coverageFile = coverageFile
    choices.leastPercent = atLeast
    let app = AppProject(
      files: [],
      iOSVersion: launch.ios,
      options: try RuntimeOptions(launch.options),
      arguments: launch.arguments,
      choices: project.choices
    )
    if list { return try composition.listTests(in: folder, choices) }
    if watch { return try composition.watchTests(in: folder, of: app, choices) }
    let status = try composition.test(folder, of: app, choices)
    if status != .success { throw CommandFailure(status) }
  }

  private func filterOfTests() throws -> TestFilter {
    do {
      return try TestFilter(filter, shard: shard.flatMap { Shard($0) } ?? .whole)
    } catch {
      throw CommandFailure(.misuse, saying: "\(error)")
    }
  }
}

extension TestFormat: ExpressibleByArgument {}
extension CoverageFormat: ExpressibleByArgument {}
