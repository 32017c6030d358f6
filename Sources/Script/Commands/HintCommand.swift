/// A command that shows the next hint for an exercise.
package struct HintCommand: Command {
  package static let word = "hint"
  package static let synopsis = "hint [EXERCISE] [--all | --number N]"
  package static let help =
    "Shows the next hint for an exercise. NavLab remembers the hints that you have seen."
  package static let options = [
    HelpEntry("--all", "shows only the hints that you have seen"),
    HelpEntry("--number N", "shows the first N"),
  ]
  package static let examples = ["hint", "hint 1", "hint --all"]
  package static let seeAlso = ["check", "start", "solution"]
  package static let group = CommandGroup.course
  package static let arguments: [ArgumentKind] = [.course(.exercise)]

  private var exercise: String?
  private var choice = HintChoice.next

  package init(from scanner: inout Scanner) throws(ScriptError) {
    while !scanner.isAtEnd {
      switch try scanner.option(of: Self.self) {
      case "--all"?: choice = .seen
      case _?:
        guard let number = try scanner.count(atLeast: 1) else {
          throw scanner.error("give the number of a hint, as in: hint --number 2")
        }
        choice = .upTo(number)
      case nil:
        guard exercise == nil else { return }
        exercise = try scanner.text("name the exercise, as in: " + Self.examples[1])
      }
    }
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.ask(.hint(exercise: exercise, choice), for: Self.word)
  }
}
