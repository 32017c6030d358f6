import AppSession
import ArgumentParser
import Course
import Foundation
import Grading
import Shell
import Terminal

/// The subcommand `navlab grade`, which grades the work of a class.
struct Grade: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grade",
    abstract: "Grade the submissions of a class.",
    discussion: """
      Every folder and every .zip or .tar.gz archive in the folders that you name is a submission. A submission \
      contains the exercise's files, or one folder with these files.

      At a terminal, NavLab shows the class as a table at the end. Otherwise, it writes each result as a line of \
      JSON as soon as the result is available; --format selects a format. With --out, it also saves the results, \
      so that --resume can continue after an interruption and 'navlab merge' can write reports.

      The exit code is 0 when all submissions were graded, whatever their marks. It is 70 when NavLab could not \
      grade a submission because of an internal error.
      """
  )

  @Argument(help: "The folders that contain the submissions, or single submissions.")
  var submissions: [String]

  @Option(name: .shortAndLong, help: "The exercise, such as 2 or 02-one-array.")
  var exercise: String

  @Option(
    name: .shortAndLong,
    help: "The number of submissions to grade in parallel (default: one per core)."
  )
  var jobs: Int?

  @Option(help: "The share of the class to grade, such as 2/8 for the second of eight shares.")
  var shard: String?

  @Option(name: .shortAndLong, help: "The folder to save the results in.")
  var out: String?

  @Flag(help: "Continue from the results in the folder that --out names.")
  var resume = false

  @Option(help: "The format of the results: \(ReportFormat.names).")
  var format: ReportFormat?

  @Option(help: "The maximum running time of the app for all checks of a submission, in seconds.")
  var timeout = 60.0

  @Flag(
    help:
      "Look for the shortest path to each failure; the search takes about as long as the checks."
  )
  var shortest = false

  @Option(help: "Grade only if the sandbox reaches this level.")
  var requireSandbox = Isolation.Level.kernel

  @Option(
    help: """
      The seed for the random walks. To repeat the walks in a report, give the report's seed. By default, the \
      seed is random.
      """
  )
  var seed: UInt64?

  @Option(
    help: """
      The number of random walks through the solution and through each app. If the app differs \
      from the solution, the report shows an alarm.
      """
  )
  var walks = 6

  @Flag(
    name: .customLong("no-cache"),
    help: "Grade each submission again, even if an identical submission was graded before."
  )
  var ignoresCache = false

  @Option(help: "The folder with Lessons and Exercises (default: NavLab's own).")
  var course: String?

  @Option(help: "The folder with hidden checks that learners do not have.")
  var privateChecks: String?

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
    if !(0.1...86_400).contains(timeout) {
      throw ValidationError(
        "'--timeout \(timeout)' is out of range; give a number of seconds from 0.1 to 86400"
      )
    }
    if !(0...1000).contains(walks) {
      throw ValidationError("'--walks \(walks)' is out of range; give a number from 0 to 1000")
    }
    if resume, out == nil {
      throw ValidationError("'--resume' needs the folder with the results; add --out FOLDER")
    }
  }

  func run() throws {
    Supervision.begin()
    defer { Supervision.end() }
    let composition = try Composition(display: display.choices)
    let catalogue = Catalogue(
      path: course ?? composition.catalogue.path,
      privateChecks: privateChecks
    )
    let format = format ?? (composition.display.isTerminal ? .text : .json)
    var options = BatchOptions(jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    options.shard = shard.flatMap { Shard($0) }
    options.folder = out
    options.resumes = resume
    options.streams = format == .json
    // Compilers and NavLab's own work take time in addition to the apps' limit.
    options.seconds = timeout + 600
    var choices = GradingChoices(exercise: exercise, format: format)
    choices.seed = seed
    choices.usesCache = !ignoresCache
    choices.seconds = timeout
    choices.isolation = requireSandbox
    choices.shortensFailures = shortest
    choices.walks = walks
    let status = try composition.gradeClass(
      submissions,
      by: choices,
      in: catalogue,
      options: options
    )
    if status != .success { throw CommandFailure(status) }
  }
}
