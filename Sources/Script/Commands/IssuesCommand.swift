import SceneModel
import SceneText

/// Lists what SwiftUI would complain about.
package struct IssuesCommand: Command {
  package static let word = "issues"
  package static let synopsis = "issues"
  package static let help =
    "Lists what SwiftUI would complain about. Each issue says what happened, why, and "
    + "what to do."
  package static let examples = ["issues"]
  package static let seeAlso = ["console", "tree"]
  package static let group = CommandGroup.looking
  package static let arguments: [ArgumentKind] = []

  package init(from scanner: inout Scanner) throws(ScriptError) {}

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    CommandResult(IssuesText(try interpreter.app.issues).lines(interpreter.layout))
  }
}
