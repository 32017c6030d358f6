import SceneModel
import SceneText

/// A command that lists the observable objects that the app's views own.
package struct ObjectsCommand: Command {
  package static let word = "objects"
  package static let synopsis = "objects"
  package static let help =
    "Lists the observable objects that the app's views hold. It shows the properties and the "
    + "holder of each object. A second object of the same class is a common cause of bugs. A mark shows "
    + "objects that reach no screen. Static objects that no view holds, such as Router.shared, come last."
  package static let examples = ["objects"]
  package static let seeAlso = ["OBJECT", "issues", "tree"]
  package static let group = CommandGroup.looking
  package static let arguments: [ArgumentKind] = []

  package init(from scanner: inout Scanner) throws(ScriptError) {}

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let objects = try interpreter.app.objects
    let roots = (interpreter.driver.interface?.roots ?? []).filter { root in
      !objects.contains { $0.name == root.name || $0.type == root.type }
    }
    return CommandResult(
      ObjectsText(objects, others: roots.map { ($0.name, $0.type ?? "") }).lines(interpreter.layout)
    )
  }
}
