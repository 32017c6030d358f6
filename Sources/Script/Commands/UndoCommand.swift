/// A command that undoes the last step.
package struct UndoCommand: Command {
  package static let word = "undo"
  package static let synopsis = "undo [N]"
  package static let help =
    "Takes back the last command that changed something. With a number, it takes back that many "
    + "commands. NavLab starts the app again and repeats the earlier steps, so the app is exactly "
    + "as it was."
  package static let examples = ["undo", "undo 3"]
  package static let seeAlso = ["redo", "history", "time-travel"]
  package static let group = CommandGroup.time
  package static let arguments: [ArgumentKind] = []

  private let count: Int

  package init(from scanner: inout Scanner) throws(ScriptError) {
    count = try scanner.count(atLeast: 1) ?? 1
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let titles = interpreter.driver.doneTitles
    guard titles.count > 1 else {
      throw .refused("there is nothing to undo: you have done nothing since the launch")
    }
    let undone = titles.dropFirst().suffix(count)
    return try interpreter.travel("undid", undone.reversed()) { $0.undo(count) }
  }
}
