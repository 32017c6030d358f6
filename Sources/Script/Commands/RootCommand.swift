import SceneModel

/// A command that removes all values from the path.
package struct RootCommand: Command {
  package static let word = "root"
  package static let synopsis = "root"
  package static let help =
    "Empties the path of the visible stack, so that its root is shown."
  package static let examples = ["root"]
  package static let seeAlso = ["pop", "path"]
  package static let group = CommandGroup.state
  package static let arguments: [ArgumentKind] = []

  package init(from scanner: inout Scanner) throws(ScriptError) {}

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let app = try interpreter.app
    guard app.visibleStack != nil else { throw .refused(Failure.noStack(in: app)) }
    return try interpreter.act(.popToRoot)
  }
}
