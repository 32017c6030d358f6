import ArgumentParser
import Script
import Shell

/// `navlab hint`: the next hint for an exercise.
struct Hint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hint",
    abstract: "Show the next hint for an exercise, after those that you have seen.",
    discussion: "How many hints you have seen is kept in your progress."
  )

  @Argument(help: "The exercise, such as 1 or 01-the-way-back; the latest one unless given.")
  var exercise: String?

  @Option(help: "Show the hints up to this one.")
  var number: Int?

  @Flag(help: "Show the hints that you have seen, and no new one.")
  var all = false

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    if let number, number < 1 {
      throw ValidationError("'--number \(number)' is not a hint; the first one is 1")
    }
    if all, number != nil {
      throw ValidationError("give '--all' or '--number', and not both")
    }
  }

  func run() throws {
    let composition = try Composition(display: display.choices)
    let choice = all ? HintChoice.seen : number.map(HintChoice.upTo) ?? .next
    composition.canvas.draw(try composition.actions().hint(exercise, choice))
  }
}
