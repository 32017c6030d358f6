import SceneModel

/// A command that pulls the screen down to refresh it.
package struct RefreshCommand: Command {
  package static let word = "refresh"
  package static let synopsis = "refresh"
  package static let help =
    "Pulls the screen down to load its data again. This gesture runs the action of its refreshable "
    + "modifier. If the action takes time, use 'wait'."
  package static let examples = ["refresh"]
  package static let seeAlso = ["wait", "search"]
  package static let group = CommandGroup.gestures
  package static let arguments: [ArgumentKind] = []

  package init(from scanner: inout Scanner) throws(ScriptError) {}

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.act(.refresh)
  }
}
