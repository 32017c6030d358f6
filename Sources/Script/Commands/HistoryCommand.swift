import SceneText

/// Lists what was done since the app was first launched.
package struct HistoryCommand: Command {
  package static let word = "history"
  package static let synopsis = "history"
  package static let help =
    "Lists what was done since the app was first launched. What was undone and can be "
    + "redone stands at the end."
  package static let examples = ["history"]
  package static let group = CommandGroup.looking
  package static let arguments: [ArgumentKind] = []

  package init(from scanner: inout Scanner) throws(ScriptError) {}

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let done = interpreter.driver.doneTitles
    let undone = Array(interpreter.driver.undoneTitles.reversed())
    guard !done.isEmpty else {
      return CommandResult([StyledText("nothing has been done yet", .secondary)])
    }
    let layout = interpreter.layout
    let digits = max(3, "\(done.count + undone.count)".count)
    return CommandResult(
      (done + undone).enumerated().map { index, title in
        let isUndone = index >= done.count
        let number = String(repeating: " ", count: digits - "\(index)".count) + "\(index)  "
        let text = Printable.line(title) + (isUndone ? "  undone" : "")
        return StyledText(number, .structure)
          + StyledText(
            layout.cut(text, to: layout.width - number.count),
            isUndone ? .secondary : .plain
          )
      }
    )
  }
}
