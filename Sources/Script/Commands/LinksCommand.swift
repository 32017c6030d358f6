import SceneModel
import SceneText

/// A command that lists the links and buttons of the screen with their targets.
package struct LinksCommand: Command {
  package static let word = "links"
  package static let synopsis = "links"
  package static let help =
    "Lists the links and buttons on the screen. For each link, it shows the value or the view that "
    + "it leads to. It warns if no destination is declared for the value, or if the path cannot "
    + "hold it. It cannot show the effect of a button, which only the app's code determines."
  package static let examples = ["links"]
  package static let seeAlso = ["tap", "graph", "why"]
  package static let group = CommandGroup.looking
  package static let arguments: [ArgumentKind] = []

  package init(from scanner: inout Scanner) throws(ScriptError) {}

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let app = try interpreter.app
    let text = LinksText(app.visibleElements, in: app.reachableStack)
    return CommandResult(text.lines(interpreter.layout))
  }
}
