import AppBuilder
import ArgumentParser
import Exploration
import Foundation
import SceneModel
import Shell

/// The subcommand `navlab explore`, which explores an app automatically and reports suspicious behaviour.
struct Explore: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Walk through an app automatically and find faults that no test looks for.",
    discussion: """
      NavLab builds the app and tries its controls, tabs, back buttons and links. It also changes the window \
      size, lets time pass and relaunches the app. It finds crashes, endless loops, issues that SwiftUI \
      reports, screens without a way back, buttons that do nothing, lost navigation state, and more. For each \
      finding, it writes the shortest script that shows the fault. 'navlab explain ID' describes a fault.

      The same seed leads to the same findings, unless --seconds ends the search. The links come from Info.plist \
      and from the words in the code that reads them.

      The exit code is 0 when nothing is found, and 1 when there are findings. It is 2 when NavLab cannot read a \
      file, and 3 when the code does not compile.
      """
  )

  @Argument(help: "The app's Swift files, or the folder or Xcode project that contains them.")
  var files: [String]

  @Option(help: "The maximum number of steps in the app.")
  var steps = ExplorationBudget().steps

  @Option(help: "The maximum time to search, in seconds.")
  var seconds: Double?

  @Option(help: "The seed for the random choices.")
  var seed: UInt64 = 1

  @Option(
    name: .shortAndLong,
    help: "The number of walks to run in parallel (default: one per core)."
  )
  var jobs: Int?

  @Option(
    help:
      "The format of the report: \(ExplorationFormat.allCases.map(\.rawValue).joined(separator: ", "))."
  )
  var format = ExplorationFormat.text

  @Option(
    help: ArgumentHelp(
      "The folder to write the scripts to, one for each finding.",
      valueName: "folder"
    )
  )
  var write: String?

  @Flag(help: "Replace existing scripts in the folder that --write names.")
  var force = false

  @OptionGroup var launch: LaunchOptions

  @OptionGroup var project: ProjectOptions

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    guard steps > 0 else {
      throw ValidationError("'--steps \(steps)' is out of range; give 1 or more")
    }
    if let seconds, !(seconds > 0) {
      throw ValidationError("'--seconds \(seconds)' is out of range; give a number above 0")
    }
    if let jobs, !(1...256).contains(jobs) {
      throw ValidationError("'--jobs \(jobs)' is out of range; give a number from 1 to 256")
    }
  }

  func run() throws {
    let composition = try Composition(display: display.choices)
    let budget = ExplorationBudget(
      steps: steps,
      seconds: seconds,
      seed: seed,
      jobs: jobs ?? max(1, ProcessInfo.processInfo.activeProcessorCount)
    )
    let report = try composition.explore(
      AppProject(
        files: files,
        iOSVersion: launch.ios,
        options: try RuntimeOptions(launch.options),
        arguments: launch.arguments,
        choices: project.choices
      ),
      within: budget,
      reportingAs: format
    )
    if let write {
      try composition.write(report, to: write, replacing: force)
    }
    if !report.discoveries.isEmpty { throw CommandFailure(.fallsShort) }
  }
}

extension ExplorationFormat: ExpressibleByArgument {}
