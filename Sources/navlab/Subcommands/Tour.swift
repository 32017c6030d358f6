import ArgumentParser
import Shell

/// `navlab tour`, and `navlab` alone: the prompt on the tour app.
struct Tour: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tour",
    abstract: "Open the prompt on the tour app (this is what 'navlab' alone does)."
  )

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display)
    try composition.drive(AppProject(files: [composition.installation.tourApp]))
  }
}
