import ArgumentParser
import Shell
import Terminal

/// The subcommand `navlab play`, which performs a demo for an audience.
struct Play: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Perform a demo in front of an audience, or record it.",
    discussion: """
      A demo is a script with comments such as '#: say The path is state.' and '#: chapter NAME'; see 'help \
      demos' at the prompt. Any key types the next character, and Enter runs the line. Left goes one step back, \
      Right goes one step forward, and Ctrl-G goes to a chapter. Ctrl-T opens the prompt, Ctrl-A starts \
      automatic typing, and Ctrl-C ends the demo. If input or output is not a terminal, NavLab performs the whole \
      demo without pausing.
      """
  )

  @Argument(help: "The name of a demo, or a .nav file (default: list the demos).")
  var demo: String?

  @Flag(help: "Type automatically, at a human pace, until you press a key.")
  var auto = false

  @Flag(help: "Draw the app as upright cards that people can read from the back of a room.")
  var cards = false

  @Flag(help: "Show the presenter's notes for the demo that is performed in another terminal.")
  var notes = false

  @Option(help: "Begin at a chapter or bookmark.")
  var from: String?

  @Option(help: "Write the demo as an asciicast (.cast) instead of performing it.")
  var record: String?

  @Flag(help: "Replace an existing recording.")
  var force = false

  @Option(help: "The number of rows of the recorded terminal.")
  var height = 24

  @Option(help: "The seed for the small variations in typing speed.")
  var seed: UInt64 = 1

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    guard (6...500).contains(height) else {
      throw ValidationError("'--height \(height)' is out of range; give a number from 6 to 500")
    }
    if demo == nil, notes || record != nil {
      throw ValidationError("name the demo, as in: navlab play stack --notes")
    }
    if record != nil, notes || auto || from != nil {
      throw ValidationError(
        "'--record' cannot be combined with '--notes', '--auto' or '--from'; leave those out"
      )
    }
  }

  func run() throws {
    let composition = try Composition(display: display.choices)
    guard let demo else {
      composition.canvas.draw(try composition.demos.list(composition.canvas.layout))
      return
    }
    let file = try composition.demos.demo(demo)
    if notes {
      composition.showNotes(of: file, named: demo)
    } else if let record {
      let recording = DemoRecording(
        path: record,
        replaces: force,
        columns: display.width ?? 80,
        rows: height,
        usesColor: display.color != .never,
        usesUnicode: !display.ascii,
        usesCards: cards,
        seed: seed
      )
      try composition.record(file, as: recording)
    } else {
      try composition.perform(file, alone: auto, usesCards: cards, from: from, seed: seed)
    }
  }
}
