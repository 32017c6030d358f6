/// Judges the work on an exercise.
package struct CheckCommand: Command {
  package static let word = "check"
  package static let synopsis = "check [EXERCISE]"
  package static let help =
    "Judges your work on an exercise, as 'navlab check' does. Without a name it is the one of this folder, or "
    + "else the one that you were at last. The app at the prompt stays as it is."
  package static let examples = ["check", "check 1"]
  package static let seeAlso = ["start", "hint", "reset", "expect"]
  package static let group = CommandGroup.course
  package static let arguments: [ArgumentKind] = [.course(.exercise)]

  private let exercise: String?

  package init(from scanner: inout Scanner) throws(ScriptError) {
    exercise =
      scanner.isAtEnd ? nil : try scanner.text("say which exercise, as in: " + Self.examples[1])
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.guide(for: Self.word).check(exercise, interpreter.layout)
  }
}
