import SceneModel

/// A command that performs VoiceOver's escape gesture.
package struct EscapeCommand: Command {
  package static let word = "escape"
  package static let synopsis = "escape"
  package static let help =
    "Performs VoiceOver's escape gesture, a scrub with two fingers. It runs the "
    + "screen's accessibilityAction(.escape). If there is none, it goes back in the stack, or "
    + "closes a sheet or popover. A cover stays open."
  package static let examples = ["escape"]
  package static let seeAlso = ["back", "dismiss", "hear"]
  package static let group = CommandGroup.gestures
  package static let arguments: [ArgumentKind] = []

  package init(from scanner: inout Scanner) throws(ScriptError) {}

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.act(.escape)
  }
}
