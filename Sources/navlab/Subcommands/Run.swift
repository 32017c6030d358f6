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
      Run someone else's app in the sandbox that grading uses. NavLab takes only the Swift files of a folder, and \
      scripts write no files.
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
