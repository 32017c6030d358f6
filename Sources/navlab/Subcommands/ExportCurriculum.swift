import ArgumentParser
import Shell
import Terminal

/// The subcommand `navlab export curriculum`, which writes the subjects of the course and the places that teach them.
struct ExportCurriculum: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "curriculum",
    abstract: "Write the topics of all lessons and exercises, as Markdown."
  )

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    let documents = composition.documents
    DescriptorOutput.standardOutput.write(try documents.curriculum())
  }
}
