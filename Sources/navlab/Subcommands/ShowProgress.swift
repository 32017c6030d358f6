import ArgumentParser
import Shell

/// The subcommand `navlab progress`, which shows the learner's progress.
struct ShowProgress: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "progress",
    abstract: "Show your progress, or transfer it to another computer.",
    subcommands: [ExportProgress.self, ImportProgress.self]
  )

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    composition.canvas.draw(try composition.actions().progress())
  }
}
