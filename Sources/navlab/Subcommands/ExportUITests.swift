import ArgumentParser
import Shell
import Terminal

/// The subcommand `navlab export xcuitest`, which writes scripts as UI tests for Xcode.
struct ExportUITests: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "xcuitest",
    abstract: "Write scripts as Swift UI tests for Xcode.",
    discussion: """
      Each script becomes a class, and each check of an exercise becomes a test method. A command without a \
      counterpart on a device becomes a comment, and the test is skipped with a reason; Docs/Xcode.md lists all \
      counterparts. Without --output, the tests go to standard output. NavLab runs on Linux; nobody has run \
      these tests on a Mac yet.
      """
  )

  @Argument(help: "The scripts, transcripts or exercise checks to translate.")
  var scripts: [String]

  @Option(
    name: [.short, .long],
    help: "The folder to write to, such as the UI tests folder of your project."
  )
  var output: String?

  @Flag(help: "Replace existing files.")
  var force = false

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    let files = composition.files
    let export = UITestExport(layout: composition.canvas.layout)
    let sources = try export.sources(at: scripts.map { (path: files.absolute($0), name: $0) })
    guard let output else {
      composition.output.write(export.text(of: sources))
      return
    }
    composition.canvas.draw(
      try export.write(sources, to: files.absolute(output), replacing: force)
    )
  }
}
