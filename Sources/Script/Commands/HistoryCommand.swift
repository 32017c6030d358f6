import AppSession
import SceneText

/// A command that lists all steps since the app's first launch.
package struct HistoryCommand: Command {
  package static let word = "history"
  package static let synopsis = "history"
  package static let help =
    "Lists the steps since the app was first launched. A mark shows the present moment. Below it "
    + "are the undone steps, which 'redo' repeats. The list also names bookmarks, branches and other "
    + "lines of history; 'goto' goes to any of them."
  package static let examples = ["history"]
  package static let seeAlso = ["undo", "redo", "goto", "time-travel"]
  package static let group = CommandGroup.looking
  package static let arguments: [ArgumentKind] = []

  package init(from scanner: inout Scanner) throws(ScriptError) {}

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let timeline = interpreter.driver.timeline
    guard !timeline.steps.isEmpty else {
      return CommandResult([StyledText("you have not done anything yet", .secondary)])
    }
    return CommandResult(HistoryText(timeline: timeline, layout: interpreter.layout).lines)
  }
}
