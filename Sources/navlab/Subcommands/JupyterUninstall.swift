import ArgumentParser
import Shell

/// `navlab jupyter uninstall`: removes the kernel.
struct JupyterUninstall: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uninstall",
    abstract: "Remove what 'navlab jupyter install' has installed.",
    discussion: "Notebooks and the history of their commands stay."
  )

  @OptionGroup var place: JupyterPlace
  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    composition.canvas.draw(try place.kernel(for: composition).uninstall())
  }
}
