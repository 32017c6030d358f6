import ArgumentParser
import Shell

/// `navlab uninstall`: removes `navlab` from the PATH.
struct Uninstall: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uninstall",
    abstract: "Remove what 'navlab install' has put on your PATH.",
    discussion: """
      The folder of NavLab, your exercises and your progress stay.
      """
  )

  @OptionGroup var place: InstallPlace
  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    composition.canvas.draw(try place.program(for: composition).uninstall())
  }
}
