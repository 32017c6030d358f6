import ArgumentParser
import Shell

/// `navlab run`: an app made of the learner's files, driven from the prompt or by a script.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Build Swift files and drive the app from the prompt or with a script."
  )

  @Argument(help: "The app's Swift files.")
  var files: [String]

  @Option(help: "Run the commands of a .nav file instead of opening the prompt.")
  var script: String?

  @Flag(help: "Print one JSON object per command.")
  var json = false

  @OptionGroup var display: DisplayOptions

  func run() throws {
    _ = try Composition(display: display)
    throw CommandFailure(.internalFault, "navlab: cannot run apps yet")
  }
}
