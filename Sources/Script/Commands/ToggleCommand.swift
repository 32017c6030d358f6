import SceneModel

/// A command that turns a toggle on or off.
package struct ToggleCommand: Command {
  package static let word = "toggle"
  package static let synopsis = #"toggle "LABEL" [N]  or  toggle #IDENTIFIER"#
  package static let help =
    "Turns a toggle on if it is off, and off if it is on."
  package static let examples = [#"toggle "Notifications""#]
  package static let seeAlso = ["tap", "labels"]
  package static let group = CommandGroup.gestures
  package static let arguments: [ArgumentKind] = [.toggle]

  /// The toggle to tap.
  package let control: ControlReference

  package init(from scanner: inout Scanner) throws(ScriptError) {
    control = try ControlReference(from: &scanner, example: #"toggle "Notifications""#)
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.act(.tap(element: try interpreter.find(control, for: .toggle).id))
  }
}
