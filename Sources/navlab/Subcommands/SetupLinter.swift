import ArgumentParser
import SceneText
import Shell

/// `navlab setup linter`: builds the linter.
struct SetupLinter: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "linter",
    abstract: "Build the linter, which takes a minute or two.",
    discussion: """
      'navlab lint', 'navlab review' and some exercises need it. Ctrl-C stops the build, and the \
      next one continues there. While another NavLab builds the linter, this one waits and shows \
      how far it is.

      The exit code is 0 if the linter is ready, and 2 if it cannot be built here, such as \
      without a network. It is 70 if its code does not compile.
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
