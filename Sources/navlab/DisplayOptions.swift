import ArgumentParser
import Terminal

/// The options about appearance, which are the same for every subcommand.
struct DisplayOptions: ParsableArguments {
  @Flag(help: "Draw with ASCII characters only.")
  var ascii = false

  @Option(help: "When to use colour: auto, always or never.")
  var color: ColorChoice?

  @Option(help: "The width of the output, in columns.")
  var width: Int?

  @Flag(name: .customLong("no-config"), help: "Ignore your settings file.")
  var ignoresSettings = false

  func validate() throws {
    if let width, !(20...1000).contains(width) {
      throw ValidationError("'--width \(width)' is out of range; give a number from 20 to 1000")
    }
  }
}

extension DisplayOptions {
  /// The choices that the options express.
  var choices: DisplayChoices {
    DisplayChoices(ascii: ascii, color: color, width: width, ignoresSettings: ignoresSettings)
  }
}

extension ColorChoice: ExpressibleByArgument {}
