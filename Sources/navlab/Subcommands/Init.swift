import ArgumentParser
import Shell

/// The subcommand `navlab init`, which sets up a work folder with all exercises, ready for an editor.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Set up a folder to work in, with all exercises, ready for your editor.",
    discussion: """
      The folder gets the task and the files of each exercise, and the settings for VS Code and other editors \
      with SourceKit-LSP. Existing files are not changed, so you can run the command again, for example to get \
      new exercises.
      """
  )

  @Argument(help: "The folder to set up; NavLab creates it if it is missing.")
  var folder: String?

  @OptionGroup var display: DisplayOptions

  func run() throws {
    guard let folder else {
      throw CommandFailure(.misuse, saying: "name the folder, as in: navlab init ~/navigation")
    }
    let composition = try Composition(display: display.choices)
    let setup = WorkspaceSetup(
      catalogue: composition.catalogue,
      installation: composition.installation,
      environment: composition.environment
    )
    let result = try setup.run(in: composition.files.absolute(folder))
    let text = WorkspaceText(
      layout: composition.canvas.layout,
      files: composition.files
    )
    composition.canvas.draw(text.lines(of: result))
    try composition.offerLinter(tellingOthers: true)
  }
}
