/// A command about one exercise: the named one, or the one that the learner is working on.
package protocol ExerciseCommand: Command {
  /// Creates the command.
  ///
  /// - Parameter exercise: The exercise as the learner names it, or nil for the current or next
  ///   one.
  init(exercise: String?)

  /// The request to the course's guide.
  var request: CourseRequest { get }
}

extension ExerciseCommand {
  package static var synopsis: String { "\(word) [EXERCISE]" }

  package static var group: CommandGroup { .course }

  package static var arguments: [ArgumentKind] { [.course(.exercise)] }

  package init(from scanner: inout Scanner) throws(ScriptError) {
    let example = "say which exercise, as in: " + Self.examples[1]
    self.init(exercise: scanner.isAtEnd ? nil : try scanner.text(example))
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.ask(request, for: Self.word)
  }
}
