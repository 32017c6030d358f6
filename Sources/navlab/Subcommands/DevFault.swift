import ArgumentParser
import Shell
import Terminal

/// `navlab dev fault`: prints an entry of the fault catalogue as Markdown, for the server that
/// editors use.
struct DevFault: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fault",
    abstract: "Write an entry of the catalogue of mistakes, as Markdown.",
    shouldDisplay: false
  )

  @Argument(help: "The id of the mistake.")
  var id: String

  func run() throws {
    let composition = try Composition(display: DisplayChoices())
    composition.output.write(try composition.documents.entry(on: id) + "\n")
  }
}
