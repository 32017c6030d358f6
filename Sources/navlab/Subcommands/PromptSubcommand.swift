import ArgumentParser
import Shell

/// The subcommand `navlab prompt`, which writes a request for a coding assistant.
struct PromptSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prompt",
    abstract: "Write a request that asks a coding assistant to avoid the known mistakes.",
    discussion: """
      The request describes the right navigation for the feature, and lists mistakes from the catalogue that \
      the assistant must avoid. Paste the request into the assistant of your choice, save the answer, and check it \
      with 'navlab review'.
      """
  )

  @Argument(
    help:
      "The feature that the assistant should write, such as 'a list of trails with a screen for each'."
  )
  var feature: [String]

  @Flag(help: "The feature has tabs.")
  var tabs = false

  @Flag(help: "The feature has sheets or covers.")
  var sheets = false

  @Flag(help: "Code decides which screens are shown, for example after saving or signing in.")
  var programmatic = false

  @Flag(help: "URLs can open screens of the feature.")
  var deepLinks = false

  @Option(help: "The oldest iOS version to support.")
  var ios: Int?

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    try IOSVersion.check(ios)
    if feature.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) {
      throw ValidationError(
        "describe the feature, as in: navlab prompt --tabs 'a music player'"
      )
    }
  }

  func run() throws {
    let composition = try Composition(display: display.choices)
    let request = CodingRequest(
      feature: feature.joined(separator: " "),
      paradigms: Set(chosen),
      version: ios,
      faults: try composition.documents.entries()
    )
    composition.canvas.draw(request.lines(composition.canvas.layout))
  }

  private var chosen: [Paradigm] {
    [
      (tabs, Paradigm.tabs), (sheets, .sheets), (programmatic, .programmatic),
      (deepLinks, .deepLinks),
    ]
    .filter(\.0).map(\.1)
  }
}
