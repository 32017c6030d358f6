import SceneModel
import SceneText

/// A command that performs a long press on an element.
package struct HoldCommand: Command {
  package static let word = "hold"
  package static let synopsis = #"hold "LABEL" [N]  or  hold #IDENTIFIER"#
  package static let help =
    "Presses an element for a second, as onLongPressGesture expects. The items of a "
    + "contextMenu are on the screen all the time; tap one of them by its label."
  package static let examples = [#"hold "Buy milk""#, "hold #save"]
  package static let seeAlso = ["tap", "pick", "labels"]
  package static let group = CommandGroup.gestures
  package static let arguments: [ArgumentKind] = [.row]

  /// The element to press.
  package let control: ControlReference

  package init(from scanner: inout Scanner) throws(ScriptError) {
    control = try ControlReference(from: &scanner, example: #"hold "Milk""#)
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let element = try interpreter.find(control, for: .hold)
    if element.kind == .menu, let option = element.options.first {
      let name = try interpreter.app.commandName(of: element)
      throw .refused(
        "the \(element.description) needs no long press; choose an item, as in: "
          + "\(PickCommand.word) \(Printable.quoted(option)) in \(name)"
      )
    }
    return try interpreter.act(.hold(element: element.id))
  }
}
