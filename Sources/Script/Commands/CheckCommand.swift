import SceneText

/// A command that judges the work on an exercise.
package struct CheckCommand: Command {
  package static let word = "check"
  package static let synopsis = "check [EXERCISE] [--all]"
  package static let help =
    "Checks your work on an exercise. Without a name, NavLab uses the exercise in this folder, or "
    + "your last one. The app at the prompt does not change."
  package static let options = [
    HelpEntry("--all", "also runs the hidden checks, if the public checks pass")
  ]
  package static let examples = ["check", "check 1", "check 1 --all"]
  package static let seeAlso = ["start", "answer", "hint", "reset", "expect"]
  package static let group = CommandGroup.course
  package static let arguments: [ArgumentKind] = [.course(.exercise)]

  private var exercise: String?
  private var isAll = false

  package init(from scanner: inout Scanner) throws(ScriptError) {
    while !scanner.isAtEnd {
      guard try scanner.option(of: Self.self) == nil else {
        isAll = true
        continue
      }
      guard exercise == nil else { return }
      exercise = try scanner.text("name the exercise, as in: " + Self.examples[1])
    }
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.ask(.check(exercise: exercise, isAll: isAll), for: Self.word)
  }
}
