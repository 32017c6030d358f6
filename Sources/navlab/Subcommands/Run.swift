import AppBuilder
import ArgumentParser
import Shell

/// `navlab run`: an app made of the learner's files, driven from the prompt or by a script.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Build Swift files and drive the app from the prompt or with a script.",
    discussion: """
      Without --script the commands come from standard input. At a terminal that is the prompt; from \
      a pipe it is a script, which stops at the first line that fails.
      """
  )

  @Argument(help: "The app's Swift files, or the folder that they are in.")
  var files: [String]

  @Option(help: "Run the commands of a .nav file instead of opening the prompt.")
  var script: String?

  @Flag(help: "Print one JSON object per command.")
  var json = false

  @Option(help: "The iOS version to compile for.")
  var ios: Int?

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    try IOSVersion.check(ios)
  }

  func run() throws {
    let composition = try Composition(display: display)
    let app = try composition.workbench().buildApp(files, iOSVersion: ios)
    composition.report(app.warnings)
    try composition.drive(app, script: script, json: json)
  }
}
