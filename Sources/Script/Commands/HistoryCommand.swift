import AppSession
import SceneText

/// Lists all steps since the app's first launch.
package struct HistoryCommand: Command {
  package static let word = "history"
  package static let synopsis = "history"
  package static let help =
    "Lists what was done since the app was first launched. A mark shows the present moment; what was "
    + "undone and can be redone stands below it. Bookmarks, branches and other lines of history "
    + "are named; goto leads to them all."
  package static let examples = ["history"]
  package static let seeAlso = ["undo", "redo", "goto", "time-travel"]
  package static let group = CommandGroup.looking
  package static let arguments: [ArgumentKind] = []

  package init(from scanner: inout Scanner) throws(ScriptError) {}

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let timeline = interpreter.driver.timeline
    guard !timeline.steps.isEmpty else {
      return CommandResult([StyledText("nothing has been done yet", .secondary)])
    }
    return CommandResult(HistoryText(timeline: timeline, layout: interpreter.layout).lines)
  }
}
