/// Leaves the prompt.
package struct QuitCommand: Command {
  package static let word = "quit"
  package static let synopsis = "quit"
  package static let help =
    "Leaves. The rest of a script does not run."
  package static let examples = ["quit"]
  package static let seeAlso = ["help"]
  package static let group = CommandGroup.session
  package static let arguments: [ArgumentKind] = []

  package init(from scanner: inout Scanner) throws(ScriptError) {}

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    CommandResult(isQuit: true)
  }
}
