/// A command that continues with the open lesson, or with the next exercise.
package struct NextCommand: Command {
  package static let word = "next"
  package static let synopsis = "next [exercise]"
  package static let help =
    "Continues the open lesson. It shows the next part, or plays the next command. First, it "
    + "undoes the commands that you tried in between. An empty line also continues the lesson. 'next "
    + "exercise' starts the exercise after your last one. If no lesson is open and your last exercise "
    + "is solved, 'next' alone also starts the exercise after it."
  package static let examples = ["next", "next exercise"]
  package static let seeAlso = ["lesson", "start"]
  package static let group = CommandGroup.course
  package static let arguments: [ArgumentKind] = [.keywords([exerciseWord])]

  private static let exerciseWord = "exercise"
  private let isExercise: Bool

  package init(from scanner: inout Scanner) throws(ScriptError) {
    isExercise = !scanner.isAtEnd
    guard isExercise else { return }
    _ = try scanner.keyword([Self.exerciseWord], "write 'next' alone, or 'next exercise'")
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.ask(isExercise ? .startNext : .next, for: Self.word)
  }
}
