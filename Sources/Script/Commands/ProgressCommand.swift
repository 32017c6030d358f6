/// A command that shows the learner's progress.
package struct ProgressCommand: Command {
  package static let word = "progress"
  package static let synopsis = "progress"
  package static let help =
    "Shows your progress. For each exercise, it shows the points, checks and hints. 'navlab "
    + "progress export FILE' and 'navlab progress import FILE' transfer your progress to another "
    + "computer."
  package static let examples = ["progress"]
  package static let seeAlso = ["list", "check"]
  package static let group = CommandGroup.course
  package static let arguments: [ArgumentKind] = []

  package init(from scanner: inout Scanner) throws(ScriptError) {}

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.ask(.progress, for: Self.word)
  }
}
