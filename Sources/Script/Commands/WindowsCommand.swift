import SceneModel
import SceneText

/// A command that lists the windows of the app.
package struct WindowsCommand: Command {
  package static let word = "windows"
  package static let synopsis = "windows"
  package static let help = "Lists the windows of the app with their numbers and titles."
  package static let examples = ["windows"]
  package static let seeAlso = ["window", "size"]
  package static let group = CommandGroup.looking
  package static let arguments: [ArgumentKind] = []

  package init(from scanner: inout Scanner) throws(ScriptError) {}

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    CommandResult(WindowsText(try interpreter.app).lines(interpreter.layout))
  }
}
