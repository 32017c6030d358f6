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
    let app = try interpreter.app
    guard let tabView = app.visibleTabView else {
      return CommandResult([StyledText("there are no tabs here", .secondary)])
    }
    let others = app.reachableTabViews.filter { $0.id != tabView.id }
    return CommandResult(
      others.reduce(TabsText(tabView).lines(interpreter.layout)) {
        $0 + [StyledText("other tabs that you can tap here", .secondary)]
          + TabsText($1).lines(interpreter.layout)
      }
    )
  }
}
