import ArgumentParser
import Shell

/// The option for the folder in which the program `navlab` is installed.
struct InstallPlace: ParsableArguments {
  @Option(help: "The folder with 'bin' and 'share' (default: ~/.local).")
  var prefix: String?

  /// Returns the installer for the program in this folder.
  ///
  /// - Parameter composition: The composition of the program.
  /// - Returns: The installer.
  /// - Throws: `CommandFailure` if no folder is given and there is no home folder.
  func program(for composition: Composition) throws -> ProgramInstall {
    let home = composition.environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    guard let named = prefix ?? home.map({ "\($0)/.local" }) else {
      throw CommandFailure(.misuse, saying: "there is no home folder; name a folder with --prefix")
    }
    // A shell does not expand the `~` in '--prefix=~/.local'.
    let path = named.hasPrefix("~/") ? (home ?? "~") + named.dropFirst() : named
    return ProgramInstall(
      composition.installation,
      prefix: composition.files.absolute(path),
      environment: composition.environment,
      layout: composition.canvas.layout
    )
  }
}
