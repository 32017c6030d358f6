import ArgumentParser
import Script
import Shell

/// `navlab list`: the exercises with the learner's progress.
struct ListSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the exercises, with what you have solved.",
    discussion: """
      'navlab list sheet' lists the exercises about sheets, and names the lessons about them. It searches \
      topics, titles, stories, lessons and kinds. The beginning of a word is enough. If nothing matches, it \
      lists the topics.
      """
  )

  @Argument(help: "Only exercises about all of these words, such as sheet or deep link.")
  var search: [String] = []

  @Option(
    help: "Only exercises that are new, started, solved or skipped; may be given more than once."
  )
  var status: [ExerciseSearch.Status] = []

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    let search = ExerciseSearch(words: search, statuses: Set(status))
    composition.canvas.draw(try composition.actions().list(search))
  }
}

extension ExerciseSearch.Status: ExpressibleByArgument {}
