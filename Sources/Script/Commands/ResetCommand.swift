/// Restores the initial state of an exercise.
package struct ResetCommand: Command {
  package static let word = "reset"
  package static let synopsis = "reset [EXERCISE]"
  package static let help =
    "Puts an exercise back to its beginning. Your own files are kept beside it, in a folder whose name is shown. "
    + "The app at the prompt stays as it is; launch starts that one again."
  package static let examples = ["reset", "reset 1"]
  package static let seeAlso = ["start", "check", "launch", "undo"]
  package static let group = CommandGroup.course
  package static let arguments: [ArgumentKind] = [.course(.exercise)]

  private let exercise: String?

  package init(from scanner: inout Scanner) throws(ScriptError) {
    exercise =
      scanner.isAtEnd ? nil : try scanner.text("say which exercise, as in: " + Self.examples[1])
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.ask(.reset(exercise: exercise), for: Self.word)
  }
}
