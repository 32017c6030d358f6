import ArgumentParser
import Course
import Shell

/// The subcommand `navlab learn`, which opens a lesson at the prompt.
struct Learn: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn",
    abstract: "Play a lesson.",
    discussion: """
      Press Enter to read on and to play the lesson's next command. Answer the questions, or type any other \
      command first. The commands 'next', 'previous', 'skip' and 'restart' move you through the lesson. To leave the \
      lesson, type 'quit'; the next 'navlab learn' continues there. Answers can also come from a pipe. If there is no \
      terminal and no input, NavLab plays the whole lesson without pausing.
      """
  )

  @Argument(
    help:
      "The lesson, such as 1 or 01-the-stack-is-state (default: the current one, or the next)."
  )
  var lesson: String?

  @Flag(help: "List the lessons with your progress and their prerequisites.")
  var list = false

  @Flag(help: "Show the notes for teachers.")
  var teacher = false

  @Flag(help: "Show a teacher's notes for the lesson that is played in another terminal.")
  var notes = false

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    let directory = LessonDirectory(
      catalogue: composition.catalogue,
      layout: composition.canvas.layout,
      progressFile: composition.progressFile
    )
    guard !list else {
      composition.canvas.draw(try directory.list())
      return
    }
    let query = lesson ?? ""
    let lesson = try directory.lesson(lesson)
    guard !notes else { return try composition.showNotes(of: lesson, named: query) }
    if directory.isUnused { try composition.offerLinter(tellingOthers: false) }
    try composition.play(lesson, showsNotes: teacher)
  }
}
