import ArgumentParser
import Shell
import Terminal

/// The subcommand `navlab dev fault`, which prints an entry of the fault catalogue as Markdown for the language server.
struct DevFault: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fault",
    abstract: "Print an entry from the catalogue of mistakes as Markdown.",
    shouldDisplay: false
  )

  @Argument(help: "The id of the mistake.")
  var id: String

  func run() throws {
    let composition = try Composition(display: DisplayChoices())
    composition.output.write(try composition.documents.entry(on: id) + "\n")
  }
}
