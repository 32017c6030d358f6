import ArgumentParser
import SceneModel
import Shell

/// The subcommand `navlab record`, which writes a test from the commands that a user types at the prompt.
struct RecordTest: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Drive an app from the prompt, and save your commands as a test.",
    discussion: """
      NavLab opens the app as 'navlab run' does. When you leave, it writes your commands as a test into the \
      folder 'NavTests' beside the app. It keeps the expectations that you typed. It adds a few more \
      expectations that held, for example at the end. It leaves out undone commands and commands that only look at \
      the app. Then it runs the test once.
      """
  )

  @Argument(help: "The app's folder or Swift file.")
  var folder: String

  @Argument(help: "The name of the test, such as checkout or cart/remove.")
  var name: String

  @Flag(help: "Replace an existing test.")
  var force = false

  @OptionGroup var launch: LaunchOptions

  @OptionGroup var project: ProjectOptions

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    if parts.contains(where: { $0.isEmpty || $0 == ".." || $0 == "." }) || name.hasSuffix(".nav") {
      throw ValidationError("'\(name)' is not the name of a test; write a name such as cart/remove")
    }
  }

  func run() throws {
    let composition = try Composition(display: display.choices)
    let app = AppProject(
      files: [folder],
      iOSVersion: launch.ios,
      options: try RuntimeOptions(launch.options),
      arguments: launch.arguments,
      choices: project.choices
    )
    try composition.record(name, of: app, in: folder, replacing: force)
  }
}
