import SceneText

/// Draws the whole app as a tree.
package struct TreeCommand: Command {
  package static let word = "tree"
  package static let synopsis = "tree"
  package static let help =
    "Draws the whole app as a tree. Tabs, stacks, screens and what is presented over "
    + "them; a mark shows where you are, and the value behind a screen stands to its "
    + "right."
  package static let examples = ["tree"]
  package static let seeAlso = ["screen", "path", "tabs"]
  package static let group = CommandGroup.looking
  package static let arguments: [ArgumentKind] = []

  package init(from scanner: inout Scanner) throws(ScriptError) {}

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    CommandResult(SceneTree(try interpreter.app).lines(interpreter.layout))
  }
}
