import SceneModel
import SceneText

/// A command that lists the issues that SwiftUI would report.
package struct IssuesCommand: Command {
  package static let word = "issues"
  package static let synopsis = "issues"
  package static let help =
    "Lists the issues that SwiftUI would report. Each issue says what happened, why, and what to do. "
    + "'explain' gives the details."
  package static let examples = ["issues"]
  package static let seeAlso = ["explain", "console", "tree"]
  package static let group = CommandGroup.looking
  package static let arguments: [ArgumentKind] = []

  package init(from scanner: inout Scanner) throws(ScriptError) {}

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let issues = try interpreter.app.issues
    return CommandResult(
      IssuesText(issues).lines(interpreter.layout)
        + FaultHint(issues.map(\.rule)).lines(interpreter.layout)
    )
  }
}
