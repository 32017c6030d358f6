import ArgumentParser
import Shell
import Terminal

/// The subcommand `navlab export reference`, which writes a document about all commands of the prompt.
struct ExportReference: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reference",
    abstract: "Write a reference for all commands and topics.",
    discussion: """
      To read it as a manual page: navlab export reference --format man | man -l -
      """
  )

  @Option(help: "The format of the document: markdown or man.")
  var format: ReferenceFormat = .markdown

  func run() throws {
    let text = format.reference(version: Navlab.configuration.version)
    DescriptorOutput.standardOutput.write(text)
  }
}

extension ReferenceFormat: ExpressibleByArgument {}
