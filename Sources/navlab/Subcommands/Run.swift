import AppBuilder
import ArgumentParser
import SceneModel
import Shell

/// `navlab run`: runs an app from the learner's files, controlled from the prompt or by a script.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Build Swift files and drive the app from the prompt or with a script.",
    discussion: """
      Without --script the commands come from standard input. At a terminal that is the prompt; from \
      a pipe it is a script, which stops at the first line that fails, or goes on with --keep-going. \
      A transcript, as record writes it, is done again and compared.
      """
  )

  @Argument(help: "The app's Swift files, or the folder or Xcode project that they are in.")
  var files: [String]

  @Option(
    help: "Run the commands of a .nav file, or compare a transcript, instead of opening the prompt."
  )
  var script: String?

  @Flag(help: "Print one JSON object per command.")
  var json = false

  @Flag(
    help: """
      Run the app of somebody else in the sandbox of grading. Of a folder only the Swift files are taken, \
      and scripts write no files.
      """
  )
  var sandbox = false

  @Flag(help: "Go on after a command that fails; the exit code is that of the worst.")
  var keepGoing = false

  @Option(
    help: "The oldest iOS version that the app is for: newer names are errors outside #available."
  )
  var ios: Int?

  @Option(
    name: .customLong("option"),
    help: ArgumentHelp(
      "What SwiftUI does where sources disagree: \(RuntimeOptions.usage.joined(separator: ", ")).",
      valueName: "name=value"
    )
  )
  var options: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "An argument that the app finds at each launch; it may be given several times.",
      valueName: "text"
    )
  )
  var argument: [String] = []

  @Option(
    help: ArgumentHelp("A variable of the app's environment.", valueName: "name=value")
  )
  var environment: [String] = []

  @OptionGroup var project: ProjectOptions

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    try IOSVersion.check(ios)
    do {
      _ = try RuntimeOptions(options)
    } catch {
      throw ValidationError("--option: \(error)")
    }
    for variable in environment where !LaunchArguments().accepts(variable) {
      throw ValidationError("--environment: write a variable as NAME=VALUE, as in: SERVER=test")
    }
  }

  private var launchArguments: LaunchArguments {
    var launchArguments = LaunchArguments(argument)
    for variable in environment { _ = launchArguments.addVariable(variable) }
    return launchArguments
  }

  func run() throws {
    let composition = try Composition(display: display.choices)
    var app = AppProject(
      files: files,
      iOSVersion: ios,
      options: try RuntimeOptions(options),
      arguments: launchArguments,
      choices: project.choices
    )
    if sandbox { app.sandbox = try composition.strangersSandbox() }
    let input = ScriptInput(script: script, json: json, keepsGoing: keepGoing)
    try composition.drive(app, from: input)
  }
}
