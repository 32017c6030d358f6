import SceneText

/// A command that shows the app's output.
package struct ConsoleCommand: Command {
  package static let word = "console"
  package static let synopsis = "console"
  package static let help =
    "Shows what the app has printed."
  package static let examples = ["console"]
  package static let seeAlso = ["issues"]
  package static let group = CommandGroup.looking
  package static let arguments: [ArgumentKind] = []

  package init(from scanner: inout Scanner) throws(ScriptError) {}

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let lines = interpreter.driver.printedLines
    guard !lines.isEmpty else {
      return CommandResult([StyledText("the app has printed nothing", .secondary)])
    }
    let layout = interpreter.layout
    let rows = lines.flatMap { layout.rows(of: Printable.line($0), to: layout.width) }
    return CommandResult(rows.map { StyledText($0) })
  }
}
