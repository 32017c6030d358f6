import ArgumentParser
import Shell

/// `navlab progress`: shows the learner's progress.
struct ShowProgress: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "progress",
    abstract: "Show what you have done so far, or take it to another computer.",
    subcommands: [ExportProgress.self, ImportProgress.self]
  )

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    composition.canvas.draw(try composition.actions().progress())
  }
}
