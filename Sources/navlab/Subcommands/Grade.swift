import AppSession
import ArgumentParser
import Course
import Foundation
import Grading
import Shell
import Terminal

/// `navlab grade`: grades the work of a class.
struct Grade: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grade",
    abstract: "Grade the submissions of a class.",
    discussion: """
      Every folder and every .zip or .tar.gz archive in the folders that you name is a submission. It \
      holds the exercise's files, or one folder with them.

      On a terminal the class is shown as a table at the end. Elsewhere each result is written as a line \
      of JSON as soon as it is there; --format asks for one or the other, or for a report. With --out \
      the results are also kept, so that --resume can go on after an interruption, and 'navlab merge' \
      can make reports of them.

      The exit code is 0 when all submissions were graded, whatever their marks, and 70 when NavLab \
      itself failed at one.
      """
  )

  @Argument(help: "The folders that the submissions are in, or single submissions.")
  var submissions: [String]

  @Option(name: .shortAndLong, help: "The exercise, such as 2 or 02-one-array.")
  var exercise: String

  @Option(
    name: .shortAndLong,
    help: "How many submissions to grade at once; all cores unless given."
  )
  var jobs: Int?

  @Option(help: "The share of the class to grade here, such as 2/8 for the second of eight.")
  var shard: String?

  @Option(name: .shortAndLong, help: "The folder to keep the results in.")
  var out: String?

  @Flag(help: "Go on with the results that are in the folder of --out already.")
  var resume = false

  @Option(help: "The format of the results: \(ReportFormat.names).")
  var format: ReportFormat?

  @Option(help: "The time that an app may take in all checks of a submission together, in seconds.")
  var timeout = 60.0

  @Flag(
    help: "Look for the shortest way to each failure, which takes about as long as the checks."
  )
  var shortest = false

  @Option(help: "Grade nothing unless the sandbox reaches this level.")
  var requireSandbox = Isolation.Level.kernel

  @Option(
    help: """
      The seed of the random walks. The seed in a report repeats its walks. If you give none, nobody can \
      predict it.
      """
  )
  var seed: UInt64?

  @Option(
    help: """
      How many random walks to take through the solution and through each app. If the two differ, \
      the report has an alarm.
      """
  )
  var walks = 6

  @Flag(
    name: .customLong("no-cache"),
    help: "Grade work again even if equal work was graded before."
  )
  var ignoresCache = false

  @Option(help: "The folder with Lessons and Exercises; NavLab's own unless given.")
  var course: String?

  @Option(help: "A folder with hidden checks that learners do not have.")
  var privateChecks: String?

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    if let jobs, !(1...256).contains(jobs) {
      throw ValidationError("'--jobs \(jobs)' is out of range; give a number from 1 to 256")
    }
    if let shard, Shard(shard) == nil {
      throw ValidationError("'--shard \(shard)' is not a share; write 2/8 for the second of eight")
    }
    if !(0.1...86_400).contains(timeout) {
      throw ValidationError("'--timeout \(timeout)' is out of range; give a number of seconds")
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
