import ArgumentParser
import Script
import Shell
import Terminal

/// The subcommand `navlab explain`, which explains the common mistakes in the catalogue.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a common mistake, or list them all."
  )

  @Argument(help: "The id of a mistake, such as nested-stack, or a topic, such as tabs.")
  var id: String?

  @Flag(help: "Print the entries as a JSON array.")
  var json = false

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let choice: FaultChoice
    do {
      choice = try FaultChoice(id)
    } catch {
      throw CommandFailure(.misuse, "navlab explain: \(error)")
    }
    let composition = try Composition(display: display.choices)
    let documents = composition.documents
    if json {
      composition.output.write(try documents.json(of: choice) + "\n")
    } else {
      composition.canvas.draw(try documents.explanation(of: choice, composition.canvas.layout))
    }
  }
}
