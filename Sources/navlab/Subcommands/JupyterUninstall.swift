import ArgumentParser
import Shell

/// The subcommand `navlab jupyter uninstall`, which removes the kernel.
struct JupyterUninstall: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uninstall",
    abstract: "Remove everything that 'navlab jupyter install' installed.",
    discussion: "Your notebooks and the history of their commands are kept."
  )

  @OptionGroup var place: JupyterPlace
  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    composition.canvas.draw(try place.kernel(for: composition).uninstall())
  }
}
