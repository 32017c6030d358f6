import AppBuilder
import ArgumentParser
import SceneModel
import Shell

/// The subcommand `navlab run`, which runs an app that the prompt or a script controls.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Build Swift files and drive the app from the prompt or with a script.",
    discussion: """
      Without --script, NavLab opens the prompt at a terminal. From a pipe, it reads a script, and stops at the \
      first line that fails unless you give --keep-going. If --script names a transcript, NavLab runs its \
      commands again and compares the output.
      """
  )

  @Argument(help: "The app's Swift files, or the folder or Xcode project that contains them.")
  var files: [String]

  @Option(
    help: "Run a .nav script, or compare a transcript, instead of opening the prompt."
  )
  var script: String?

  @Flag(help: "Print one JSON object per command.")
  var json = false

  @Flag(
    help: """
      Run someone else's app in the sandbox that grading uses. NavLab uses only the Swift files in the folder, \
      and scripts cannot write files.
      """
  )
  var sandbox = false

  @Flag(help: "Continue after a command that fails; the exit code is that of the worst failure.")
  var keepGoing = false

  @OptionGroup var launch: LaunchOptions

  @OptionGroup var project: ProjectOptions

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    var app = AppProject(
      files: files,
      iOSVersion: launch.ios,
      options: try RuntimeOptions(launch.options),
      arguments: launch.arguments,
      choices: project.choices
    )
    if sandbox { app.sandbox = try composition.strangersSandbox() }
    let input = ScriptInput(script: script, json: json, keepsGoing: keepGoing)
    try composition.drive(app, from: input)
  }
}
