import ArgumentParser
import Shell
import Terminal

/// `navlab export reference`: all commands of the prompt as a document.
struct ExportReference: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reference",
    abstract: "Write the reference of all commands and topics.",
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
