/// Goes on with the lesson that is open.
package struct NextCommand: Command {
  package static let word = "next"
  package static let synopsis = "next"
  package static let help =
    "Goes on with the open lesson. It shows what comes next, or plays the next command. Whatever was tried in "
    + "between is put back first. An empty line does the same."
  package static let examples = ["next"]
  package static let seeAlso = ["lesson"]
  package static let group = CommandGroup.course
  package static let arguments: [ArgumentKind] = []

  package init(from scanner: inout Scanner) throws(ScriptError) {}

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.guide(for: Self.word).next()
  }
}
