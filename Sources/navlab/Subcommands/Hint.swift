import ArgumentParser
import Script
import Shell

/// The subcommand `navlab hint`, which shows the next hint for an exercise.
struct Hint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hint",
    abstract: "Show the next hint for an exercise.",
    discussion: "In your progress, NavLab saves the number of hints that you have seen."
  )

  @Argument(help: "The exercise, such as 1 or 01-the-way-back (default: the latest one).")
  var exercise: String?

  @Option(help: "Show all hints up to this number.")
  var number: Int?

  @Flag(help: "Show only the hints that you have seen.")
  var all = false

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    if let number, number < 1 {
      throw ValidationError("'--number \(number)' is out of range; give 1 or more")
    }
    if all, number != nil {
      throw ValidationError("'--all' and '--number' cannot be combined; give only one of them")
    }
  }

  func run() throws {
    let composition = try Composition(display: display.choices)
    let choice = all ? HintChoice.seen : number.map(HintChoice.upTo) ?? .next
    composition.canvas.draw(try composition.actions().hint(exercise, choice))
  }
}
