import SceneModel

/// A command that brings the app back to the foreground.
package struct ActivateCommand: Command {
  package static let word = "activate"
  package static let synopsis = "activate"
  package static let help =
    "Brings the app back from the background. Its scenePhase becomes inactive and then active."
  package static let examples = ["activate"]
  package static let seeAlso = ["background"]
  package static let group = CommandGroup.outside
  package static let arguments: [ArgumentKind] = []

  package init(from scanner: inout Scanner) throws(ScriptError) {}

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.act(.activate)
  }
}
