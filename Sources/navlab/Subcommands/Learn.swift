import ArgumentParser
import Course
import Shell

/// `navlab learn`: a lesson at the prompt.
struct Learn: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn",
    abstract: "Play a lesson.",
    discussion: """
      Press Enter to read on and to play the lesson's next command, or type any other command first. \
      Where input or output is no terminal, the whole lesson is played at once.
      """
  )

  @Argument(help: "The lesson, such as 1 or 01-the-stack-is-state; the first one unless given.")
  var lesson: String?

  @Flag(help: "List the lessons.")
  var list = false

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    let shelf = LessonShelf(
      catalogue: composition.catalogue,
      layout: composition.canvas.layout
    )
    guard !list else {
      composition.canvas.draw(try shelf.list())
      return
    }
    try composition.play(try shelf.lesson(lesson))
  }
}
