import ArgumentParser
import Script
import Shell
import Terminal

/// `navlab export rules`: the catalogue of common mistakes as a document.
struct ExportRules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Write the catalogue of common mistakes as Markdown."
  )

  func run() throws {
    DescriptorOutput.standardOutput.write(RulesDocument.complete.text)
  }
}
