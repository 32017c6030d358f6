import ArgumentParser
import Shell

/// The subcommand `navlab install`, which puts `navlab` on the PATH.
struct Install: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Put 'navlab' on your PATH.",
    discussion: """
      A small file in PREFIX/bin starts this copy of NavLab from every folder. Files in PREFIX/share add \
      completion to bash, zsh and fish. 'navlab uninstall' removes all these files.
      """
  )

  @OptionGroup var place: InstallPlace
  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    let lines = try place.program(for: composition).install { shell in
      switch shell {
      case .bash: Navlab.completionScript(for: .bash)
      case .zsh: Navlab.completionScript(for: .zsh)
      case .fish: Navlab.completionScript(for: .fish)
      }
    }
    composition.canvas.draw(lines)
  }
}
