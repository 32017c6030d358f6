import ArgumentParser
import Shell

/// The subcommand `navlab uninstall`, which removes `navlab` from the PATH.
struct Uninstall: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uninstall",
    abstract: "Remove the files that 'navlab install' created.",
    discussion: """
      NavLab's own folder, your exercises and your progress are kept.
      """
  )

  @OptionGroup var place: InstallPlace
  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    composition.canvas.draw(try place.program(for: composition).uninstall())
  }
}
