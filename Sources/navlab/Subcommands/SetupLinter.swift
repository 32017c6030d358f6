import ArgumentParser
import SceneText
import Shell

/// The subcommand `navlab setup linter`, which builds the linter.
struct SetupLinter: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "linter",
    abstract: "Build the linter; the build takes a minute or two.",
    discussion: """
      'navlab lint', 'navlab review' and some exercises need the linter. Ctrl-C stops the build; the next build \
      continues from there. If another NavLab is building the linter, this command waits and shows the progress.

      The exit code is 0 if the linter is ready, and 2 if it cannot be built, for example without a network. It \
      is 70 if the linter's code does not compile.
      """
  )

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    guard composition.linter.path == nil else {
      return composition.canvas.draw(["The linter is already built."])
    }
    try composition.buildLinter()
    composition.canvas.draw(["The linter is ready."] + (try composition.actions().judgedNow()))
  }
}
