/// A command that shows the author's solution to an exercise.
package struct SolutionCommand: Command {
  package static let word = "solution"
  package static let synopsis = "solution [EXERCISE] [--show] [--whole]"
  package static let help =
    "Compares your solved exercise with the author's answer. Without a name, it uses your last exercise."
  package static let options = [
    HelpEntry(
      "--show",
      "shows the answer even if you have not solved the exercise, and notes that you saw it"
    ),
    HelpEntry("--whole", "shows whole files instead of the differences"),
  ]
  package static let examples = ["solution", "solution 1", "solution 1 --show"]
  package static let seeAlso = ["check", "hint", "skip"]
  package static let group = CommandGroup.course
  package static let arguments: [ArgumentKind] = [.course(.exercise)]

  private var exercise: String?
  private var insists = false
  private var isWhole = false

  package init(from scanner: inout Scanner) throws(ScriptError) {
    while !scanner.isAtEnd {
      if let option = try scanner.option(of: Self.self) {
        if option == "--whole" { isWhole = true } else { insists = true }
        continue
      }
      guard exercise == nil else { return }
      exercise = try scanner.text("name the exercise, as in: " + Self.examples[1])
    }
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.ask(
      .solution(exercise: exercise, insists: insists, isWhole: isWhole),
      for: Self.word
    )
  }
}
