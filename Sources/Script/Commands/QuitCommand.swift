/// A command that leaves the prompt.
package struct QuitCommand: Command {
  package static let word = "quit"
  package static let synopsis = "quit"
  package static let help =
    "Leaves NavLab, or the open lesson. In a script, the remaining commands do not run."
  package static let examples = ["quit"]
  package static let seeAlso = ["help"]
  package static let group = CommandGroup.session
  package static let arguments: [ArgumentKind] = []

  package init(from scanner: inout Scanner) throws(ScriptError) {}

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    CommandResult(isQuit: true)
  }
}
