import SceneModel

/// A command that moves the app to the background, as when the user goes to the home screen.
package struct BackgroundCommand: Command {
  package static let word = "background"
  package static let synopsis = "background"
  package static let help =
    "Leaves the app for the home screen. Its scenePhase becomes inactive, and then background. "
    + "'activate' brings it back."
  package static let examples = ["background"]
  package static let seeAlso = ["activate", "relaunch"]
  package static let group = CommandGroup.outside
  package static let arguments: [ArgumentKind] = []

  package init(from scanner: inout Scanner) throws(ScriptError) {}

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.act(.background)
  }
}
