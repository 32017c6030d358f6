import FaultCatalogue
import SceneText

/// A command that explains the mistakes that cause issues.
package struct ExplainCommand: Command {
  package static let word = "explain"
  package static let synopsis = "explain [ID|TOPIC]"
  package static let help =
    "Explains a common mistake. Issues and the linter's findings name each mistake by its id. "
    + "'explain' says why the mistake matters and what to write instead, and shows the tree with and "
    + "without the mistake. Without an id, it lists all mistakes. With a topic such as tabs, it "
    + "lists the mistakes of that topic."
  package static let examples = ["explain", "explain nested-stack", "explain tabs"]
  package static let seeAlso = ["issues", "why"]
  package static let group = CommandGroup.looking
  package static let arguments: [ArgumentKind] = [.fault]

  private let choice: FaultChoice

  package init(from scanner: inout Scanner) throws(ScriptError) {
    scanner.skipBlanks()
    let position = scanner.position
    let word =
      scanner.isAtEnd
      ? nil : try scanner.text("name a mistake or a topic, as in: explain nested-stack")
    do {
      choice = try FaultChoice(word)
    } catch {
      throw ScriptError(
        error.description,
        at: position,
        correction: error.suggestion.map { "explain \($0)" }
      )
    }
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let lines = try choice.lines(interpreter.layout) { fault throws(Failure) in
      let entry = try interpreter.entry(on: fault)
      return entry.map { interpreter.guide?.placed($0) ?? $0 }
    }
    return CommandResult(lines)
  }
}
