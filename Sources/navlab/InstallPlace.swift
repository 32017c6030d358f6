import ArgumentParser
import Shell

/// The option for the place of the program `navlab`.
struct InstallPlace: ParsableArguments {
  @Option(help: "The folder with 'bin' and 'share'; ~/.local unless given.")
  var prefix: String?

  /// Returns the installer of the program at this place.
  ///
  /// - Parameter composition: The process and its surroundings.
  /// - Returns: What does it.
  /// - Throws: `CommandFailure` when no folder is given and there is no home.
  func program(for composition: Composition) throws -> ProgramInstall {
    let home = composition.environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    guard let named = prefix ?? home.map({ "\($0)/.local" }) else {
      throw CommandFailure(.misuse, saying: "there is no home folder; name a folder with --prefix")
    }
    // A shell leaves the ~ of '--prefix=~/.local' as it is.
    let path = named.hasPrefix("~/") ? (home ?? "~") + named.dropFirst() : named
    return ProgramInstall(
      composition.installation,
      prefix: composition.files.absolute(path),
      environment: composition.environment,
      layout: composition.canvas.layout
    )
  }
}
