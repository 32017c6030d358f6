import ArgumentParser
import Script
import Shell

/// The subcommand `navlab list`, which lists the exercises with the learner's progress.
struct ListSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the exercises and your progress.",
    discussion: """
      'navlab list sheet' lists the exercises about sheets, and names the lessons about sheets. NavLab searches \
      topics, titles, stories, lessons and kinds. The beginning of a word is enough. If nothing matches, NavLab \
      lists the topics.
      """
  )

  @Argument(
    help: "List only the exercises that match all of these words, such as sheet or deep link."
  )
  var search: [String] = []

  @Option(
    help:
      "List only exercises with this status: new, started, solved or skipped. You can repeat this option."
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
