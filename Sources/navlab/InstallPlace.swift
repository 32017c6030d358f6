import ArgumentParser
import Shell

/// The option for the place of the program `navlab`.
struct InstallPlace: ParsableArguments {
  @Option(help: "The folder with 'bin' and 'share'; ~/.local unless given.")
  var prefix: String?

  /// Returns the installer of the program at this place.
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
