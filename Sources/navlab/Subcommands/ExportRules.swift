import ArgumentParser
import Shell
import Terminal

/// The subcommand `navlab export rules`, which writes the catalogue of common mistakes as a document.
struct ExportRules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Write the catalogue of common mistakes as Markdown."
  )

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    let documents = composition.documents
    DescriptorOutput.standardOutput.write(try documents.rules())
  }
}
