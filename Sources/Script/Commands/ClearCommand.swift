/// A command that clears the screen.
package struct ClearCommand: Command {
  package static let word = "clear"
  package static let synopsis = "clear"
  package static let help =
    "Clears the screen. The app and its history do not change. Ctrl-L also clears the screen. Without a "
    + "terminal, nothing happens."
  package static let examples = ["clear"]
  package static let seeAlso = ["tree", "relaunch"]
  package static let group = CommandGroup.session
  package static let arguments: [ArgumentKind] = []

  package init(from scanner: inout Scanner) throws(ScriptError) {}

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    CommandResult(clearsScreen: true)
  }
}
