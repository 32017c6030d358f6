import SceneModel

/// Pulls the screen down to refresh it.
package struct RefreshCommand: Command {
  package static let word = "refresh"
  package static let synopsis = "refresh"
  package static let help =
    "Pulls the screen down, to load its data again. That runs the action of its refreshable. The "
    + "action may take time in the app: use wait."
  package static let examples = ["refresh"]
  package static let seeAlso = ["wait", "search"]
  package static let group = CommandGroup.gestures
  package static let arguments: [ArgumentKind] = []

  package init(from scanner: inout Scanner) throws(ScriptError) {}

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.act(.refresh)
  }
}
