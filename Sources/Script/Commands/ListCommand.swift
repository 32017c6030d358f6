/// Lists the exercises.
package struct ListCommand: Command {
  package static let word = "list"
  package static let synopsis = "list"
  package static let help =
    "Lists the exercises, with what you have solved."
  package static let examples = ["list"]
  package static let seeAlso = ["start", "check", "lesson"]
  package static let group = CommandGroup.course
  package static let arguments: [ArgumentKind] = []

  package init(from scanner: inout Scanner) throws(ScriptError) {}

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.guide(for: Self.word).exercises(interpreter.layout)
  }
}
