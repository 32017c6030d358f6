import ArgumentParser
import Shell

/// `navlab hint`: the next hint for an exercise.
struct Hint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hint",
    abstract: "Show the next hint for an exercise, after those that you have seen."
  )

  @Argument(help: "The exercise, such as 1 or 01-the-way-back; the next one unless given.")
  var exercise: String?

  @Option(help: "Show the hints up to this one.")
  var number: Int?

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    if let number, number < 1 {
      throw ValidationError("'--number \(number)' is no hint; the first one is 1")
    }
  }

  func run() throws {
    let composition = try Composition(display: display.choices)
    composition.canvas.draw(try composition.desk().hint(exercise, number: number))
  }
}
