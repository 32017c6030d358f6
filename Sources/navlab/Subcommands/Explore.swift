import AppBuilder
import ArgumentParser
import Exploration
import Foundation
import SceneModel
import Shell

/// `navlab explore`: walks an app by itself and reports what does not look right.
struct Explore: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Walk through an app automatically and find faults that no test looks for.",
    discussion: """
      Builds the app and tries its controls, tabs, ways back and links, other sizes, time and new launches. It \
      reports crashes, endless loops, issues that SwiftUI reports, screens without a way back, buttons that do \
      nothing, lost places and more. For each finding it writes the shortest script that shows it. 'navlab \
      explain ID' describes a fault.

      The same seed finds the same again, unless --seconds ends the search. The links come from Info.plist and from \
      the words in the code that reads them.

      The exit code is 0 when nothing is found, and 1 when there are findings. It is 2 when a file cannot be used, \
      and 3 when the code does not compile.
      """
  )

  @Argument(help: "The app's Swift files, or the folder or Xcode project that they are in.")
  var files: [String]

  @Option(help: "The most steps to make in the app.")
  var steps = ExplorationBudget().steps

  @Option(help: "The longest time to search, in seconds.")
  var seconds: Double?

  @Option(help: "The seed of the random choices.")
  var seed: UInt64 = 1

  @Option(name: .shortAndLong, help: "How many walks to make at once; all cores unless given.")
  var jobs: Int?

  @Option(
    help:
      "The format of the report: \(ExplorationFormat.allCases.map(\.rawValue).joined(separator: ", "))."
  )
  var format = ExplorationFormat.text

  @Option(
    help: ArgumentHelp("The folder for the scripts; each finding gets one.", valueName: "folder")
  )
  var write: String?

  @Flag(help: "Replace scripts that are in the folder of --write already.")
  var force = false

  @OptionGroup var launch: LaunchOptions

  @OptionGroup var project: ProjectOptions

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    guard steps > 0 else { throw ValidationError("--steps is a number from 1, and not '\(steps)'") }
    if let seconds, !(seconds > 0) {
      throw ValidationError("--seconds is a time above 0, and not '\(seconds)'")
    }
    if let jobs, !(1...256).contains(jobs) {
      throw ValidationError("--jobs is a number from 1 to 256, and not '\(jobs)'")
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
