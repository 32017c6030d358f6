/// Copies an exercise and shows its task.
package struct StartCommand: Command {
  package static let word = "start"
  package static let synopsis = "start [EXERCISE]"
  package static let help =
    "Copies an exercise and shows what there is to do. It gets a folder of its own below the one that NavLab was "
    + "started in; files that are there already stay as they are. Without a name it is the next one that is "
    + "not solved."
  package static let examples = ["start", "start 1"]
  package static let seeAlso = ["check", "hint", "skip", "list"]
  package static let group = CommandGroup.course
  package static let arguments: [ArgumentKind] = [.course(.exercise)]

  private let exercise: String?

  package init(from scanner: inout Scanner) throws(ScriptError) {
    exercise =
      scanner.isAtEnd ? nil : try scanner.text("say which exercise, as in: " + Self.examples[1])
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.ask(.start(exercise: exercise), for: Self.word)
  }
}
