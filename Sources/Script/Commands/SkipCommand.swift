/// Postpones an exercise.
package struct SkipCommand: Command {
  package static let word = "skip"
  package static let synopsis = "skip [EXERCISE]"
  package static let help =
    "Leaves an exercise for later, so that the next one is another. Your files stay as they are, and start or "
    + "check takes the exercise up again."
  package static let examples = ["skip", "skip 1"]
  package static let seeAlso = ["list", "start", "solution"]
  package static let group = CommandGroup.course
  package static let arguments: [ArgumentKind] = [.course(.exercise)]

  private let exercise: String?

  package init(from scanner: inout Scanner) throws(ScriptError) {
    exercise =
      scanner.isAtEnd ? nil : try scanner.text("say which exercise, as in: " + Self.examples[1])
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.ask(.skip(exercise: exercise), for: Self.word)
  }
}
