/// A command that opens a lesson, or lists the lessons.
package struct LessonCommand: Command {
  package static let word = "lesson"
  package static let synopsis = "lesson [LESSON]"
  package static let help =
    "Opens a lesson, or lists the lessons. A lesson brings its own app; 'quit' returns to the app "
    + "that was open before. Press Enter to read on and to play the lesson's next command, or type "
    + "any other command first."
  package static let examples = ["lesson", "lesson 1"]
  package static let seeAlso = ["next", "start", "quit"]
  package static let group = CommandGroup.course
  package static let arguments: [ArgumentKind] = [.course(.lesson)]

  private let lesson: String?

  package init(from scanner: inout Scanner) throws(ScriptError) {
    lesson =
      scanner.isAtEnd ? nil : try scanner.text("name the lesson, as in: " + Self.examples[1])
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.ask(lesson.map(CourseRequest.open(lesson:)) ?? .lessons, for: Self.word)
  }
}
