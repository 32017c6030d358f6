import ArgumentParser
import Findings
import Shell
import Terminal

/// The subcommand `navlab lint`, which looks for common mistakes in Swift source.
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Look for common mistakes in the source of an app.",
    discussion: """
      NavLab checks the Swift files that you name, and all Swift files in the folders that you name, without \
      running them. 'navlab explain ID' describes a mistake. A comment '// navlab:disable:next ID' hides the \
      mistake on the next line. The file '.navlab.yml' in the folder or in a parent folder sets severities, \
      excluded paths and the oldest iOS version.

      The exit code is 0 when nothing is found, 1 when there are findings, and 2 when a path or the \
      configuration cannot be read.
      """
  )

  @Argument(
    help:
      "The Swift files and folders to check (default: the current folder without unsolved exercises)."
  )
  var paths: [String] = []

  @Option(
    help:
      "The format of the findings: \(LintFormat.allCases.map(\.rawValue).joined(separator: ", "))."
  )
  var format = LintFormat.text

  @Flag(help: "Apply safe fixes, then report the rest.")
  var fix = false

  @Flag(help: "Show the changes that --fix would make, without making them.")
  var diff = false

  @Option(help: "The configuration file to use instead of '.navlab.yml'.")
  var config: String?

  @Option(
    help:
      "Look only for these mistakes: one id, or several ids separated by commas. You can repeat this option."
  )
  var only: [String] = []

  @Option(
    help:
      "Ignore these mistakes: one id, or several ids separated by commas. You can repeat this option."
  )
  var skip: [String] = []

  @Option(help: "The oldest iOS version to support, such as 17 or 17.4.")
  var ios: String?

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    if fix, diff {
      throw ValidationError("'--fix' and '--diff' cannot be combined; give only one of them")
    }
    if paths.contains("") {
      throw ValidationError("a path is empty; give the path of a file or a folder")
    }
    if let complaint = FaultNames.complaint(about: FaultNames.list(only + skip)) {
      throw ValidationError(complaint)
    }
    if let ios, DeploymentTarget(ios) == nil {
      throw ValidationError(
        "'--ios \(ios)' is not a version of iOS; give a number such as 17 or 17.4"
      )
    }
  }

  func run() throws {
    let composition = try Composition(display: display.choices)
    let paths = paths.isEmpty ? ["."] : paths
    var configuration = try Composition.lintConfiguration(config, for: paths[0])
    if self.paths.isEmpty {
      let folders = try composition.foldersToLeaveAlone()
      configuration.excluded += folders.flatMap { [$0, "\($0).backup-*"] }
    }
    if !only.isEmpty { configuration.only = Set(FaultNames.list(only)) }
    for id in FaultNames.list(skip) { configuration.levels[id] = .off }
    if let ios { configuration.deploymentTarget = DeploymentTarget(ios) }
    let linter = composition.linter
    try composition.requireLinter()
    let request = LintRequest(paths: paths, configuration: configuration)
    var outcome = try linter.judge(request)
    if fix {
      try composition.mend(outcome, writing: true)
      outcome = try linter.judge(request)
    }
    if diff {
      try composition.mend(outcome, writing: false)
    } else {
      try composition.write(outcome, as: format)
    }
    if outcome.problems.contains(where: { $0.extent == .nothing }) {
      throw CommandFailure(.misuse)
    }
    if !outcome.findings.isEmpty { throw CommandFailure(.fallsShort) }
  }
}

extension LintFormat: ExpressibleByArgument {}
