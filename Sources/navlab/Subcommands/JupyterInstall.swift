import ArgumentParser
import Shell
import Terminal

/// `navlab jupyter install`: registers NavLab with Jupyter.
struct JupyterInstall: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Register NavLab with Jupyter as a kernel.",
    discussion: """
      The kernel gets a Python environment of its own, with ipykernel from pypi.org; your Python stays as it is. \
      It replaces an earlier kernel.
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
