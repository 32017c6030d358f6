import SceneModel
import SceneText

/// A command that lists the tabs with their badges, roles and tags.
package struct TabsCommand: Command {
  package static let word = "tabs"
  package static let synopsis = "tabs"
  package static let help =
    "Lists the tabs, with their badges, roles and tags."
  package static let examples = ["tabs"]
  package static let seeAlso = ["tab", "tree"]
  package static let group = CommandGroup.looking
  package static let arguments: [ArgumentKind] = []

  package init(from scanner: inout Scanner) throws(ScriptError) {}

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    guard let tabView = try interpreter.app.visibleTabView else {
      return CommandResult([StyledText("there are no tabs here", .secondary)])
    }
    return CommandResult(TabsText(tabView).lines(interpreter.layout))
  }
}
