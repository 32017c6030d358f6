import AppSession
import ArgumentParser
import Course
import Grading
import Shell

/// The subcommand `navlab check`, which checks the learner's work on an exercise.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check your work on an exercise.",
    discussion: """
      NavLab checks the files in the folder that 'navlab start' made. To check other files, name them.

      If the linter is not built, NavLab skips the checks that need it, without deducting points. To solve the \
      exercise, build the linter with 'navlab setup linter', then check again. The exit code is 0 only if every \
      check ran and passed. A report for another program is written only if every check can run.
      """
  )

  @Argument(help: "The exercise, such as 1 or 01-the-way-back (default: the latest one).")
  var exercise: String?

  @Argument(
    help: "The files to check, or a folder with them, instead of those in the exercise's folder."
  )
  var files: [String] = []

  @Flag(
    help: "Also run the hidden checks and show their results, if the public checks pass."
  )
  var all = false

  @Option(help: "Check only if the sandbox reaches this level.")
  var requireSandbox: Isolation.Level?

  @Option(help: "The format of the report: \(ReportFormat.names).")
  var format: ReportFormat = .text

  @OptionGroup var display: DisplayOptions

  func run() throws {
    Supervision.begin()
    defer { Supervision.end() }
    let composition = try Composition(display: display.choices)
    let grader = try composition.builds().grader(
      of: all ? .hiddenOncePublicPass : .publicChecks,
      requiring: requireSandbox ?? .none,
      // Other programs may turn this output into a mark.
      judgesWithoutLinter: format == .text
    )
    // The search for a sandbox removes its files, even if nothing is judged.
    defer { _ = grader.isolation }
    let actions = try composition.actions()
    let clock = ContinuousClock()
    let start = clock.now
    let report = try actions.check(exercise, files: files, judge: grader.grade)
    if format == .text {
      let tellsIsolation = requireSandbox != nil || report.isolation.isWeak
      let lines = try actions.lines(of: report, on: files, tellsIsolation: tellsIsolation)
      composition.canvas.draw(lines)
    } else {
      let record = GradingRecord(
        report,
        submission: report.exercise.description,
        seed: 0,
        seconds: (clock.now - start) / .seconds(1),
        version: Navlab.version
      )
      try composition.write([record.forLearner], as: format, to: nil)
    }
    let status = ExitStatus(report.status)
    if status != .success { throw CommandFailure(status) }
  }
}

extension Isolation.Level: ExpressibleByArgument {}
