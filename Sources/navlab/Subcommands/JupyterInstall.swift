import ArgumentParser
import Shell
import Terminal

/// The subcommand `navlab jupyter install`, which registers NavLab with Jupyter.
struct JupyterInstall: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Register NavLab with Jupyter as a kernel.",
    discussion: """
      The kernel gets its own Python environment, with ipykernel from pypi.org; your own Python installation is \
      not changed. The new kernel replaces an earlier one.
      """
  )

  @OptionGroup var place: JupyterPlace
  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    let lines = try place.kernel(for: composition).install {
      composition.errors.write("\($0)\n")
    }
    composition.canvas.draw(lines)
  }
}
