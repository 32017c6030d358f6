/// A command that repeats undone steps.
package struct RedoCommand: Command {
  package static let word = "redo"
  package static let synopsis = "redo [N]"
  package static let help =
    "Repeats the command that was undone last. With a number, it repeats that many commands."
  package static let examples = ["redo", "redo 3"]
  package static let seeAlso = ["undo", "history", "time-travel"]
  package static let group = CommandGroup.time
  package static let arguments: [ArgumentKind] = []

  private let count: Int

  package init(from scanner: inout Scanner) throws(ScriptError) {
    count = try scanner.count(atLeast: 1) ?? 1
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let titles = interpreter.driver.undoneTitles
    guard !titles.isEmpty else {
      throw .refused("there is nothing to redo; 'redo' repeats only undone commands")
    }
    return try interpreter.travel("redid", titles.suffix(count).reversed()) { $0.redo(count) }
  }
}
