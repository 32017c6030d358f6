/// Shows the next hint for an exercise.
package struct HintCommand: Command {
  package static let word = "hint"
  package static let synopsis = "hint [EXERCISE]"
  package static let help =
    "Shows the next hint for an exercise, after those that you have seen. Which hints you have seen is kept."
  package static let examples = ["hint", "hint 1"]
  package static let seeAlso = ["check", "start"]
  package static let group = CommandGroup.course
  package static let arguments: [ArgumentKind] = [.course(.exercise)]

  private let exercise: String?

  package init(from scanner: inout Scanner) throws(ScriptError) {
    exercise =
      scanner.isAtEnd ? nil : try scanner.text("say which exercise, as in: " + Self.examples[1])
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.guide(for: Self.word).hint(exercise, interpreter.layout)
  }
}
