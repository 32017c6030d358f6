import ArgumentParser
import Script
import Shell

/// `navlab list`: the exercises with the learner's progress.
struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the exercises, with what you have solved."
  )

  @Argument(help: "Only exercises whose name, title, lesson or kind holds all of these words.")
  var search: [String] = []

  @Option(
    help: "Only exercises that are new, started, solved or skipped; may be given more than once."
  )
  var status: [ExerciseSearch.Status] = []

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    let search = ExerciseSearch(words: search, statuses: Set(status))
    composition.canvas.draw(try composition.desk().list(search))
  }
}

extension ExerciseSearch.Status: ExpressibleByArgument {}
