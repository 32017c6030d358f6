import SceneModel
import SceneText

/// Lists the observable objects that the app's views hold.
package struct ObjectsCommand: Command {
  package static let word = "objects"
  package static let synopsis = "objects"
  package static let help =
    "Lists the observable objects that the app's views hold. Each with its properties "
    + "and who holds it; two objects of one class are a common bug."
  package static let examples = ["objects"]
  package static let seeAlso = ["issues", "tree"]
  package static let group = CommandGroup.looking
  package static let arguments: [ArgumentKind] = []

  package init(from scanner: inout Scanner) throws(ScriptError) {}

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    CommandResult(ObjectsText(try interpreter.app.objects).lines(interpreter.layout))
  }
}
