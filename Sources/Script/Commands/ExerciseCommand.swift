/// A command about a named exercise or the learner's current exercise.
package protocol ExerciseCommand: Command {
  /// Creates a command for a named exercise, or for the current exercise if the name is nil.
  ///
  /// - Parameter exercise: The exercise as the learner names it, or nil for the current or next one.
  init(exercise: String?)

  /// The request that the command sends to the course's guide.
  var request: CourseRequest { get }
}

extension ExerciseCommand {
  package static var synopsis: String { "\(word) [EXERCISE]" }

  package static var group: CommandGroup { .course }

  package static var arguments: [ArgumentKind] { [.course(.exercise)] }

  package init(from scanner: inout Scanner) throws(ScriptError) {
    let example = "name the exercise, as in: " + Self.examples[1]
    self.init(exercise: scanner.isAtEnd ? nil : try scanner.text(example))
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.ask(request, for: Self.word)
  }
}
