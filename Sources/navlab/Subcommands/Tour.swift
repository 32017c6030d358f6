import ArgumentParser
import Shell

/// The subcommand `navlab tour`, or `navlab` alone, which opens the prompt with the tour app.
struct Tour: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tour",
    abstract: "Open the prompt with the tour app (the default subcommand)."
  )

  @OptionGroup var display: DisplayOptions

  func run() throws {
    try Self.open(display.choices)
  }

  /// Opens the prompt with the tour app.
  ///
  /// - Parameter display: The command line's options about appearance.
  /// - Throws: `CommandFailure` if the tour cannot be built.
  static func open(_ display: DisplayChoices) throws {
    let composition = try Composition(display: display)
    try composition.drive(AppProject(files: [composition.installation.tourApp]))
  }
}
