import SceneModel

/// Opens a URL.
package struct OpenCommand: Command {
  package static let word = "open"
  package static let synopsis = "open URL"
  package static let help =
    "Opens a URL, as a link in another app would. The app gets it in onOpenURL."
  package static let examples = ["open myapp://post/42"]
  package static let group = CommandGroup.outside
  package static let arguments: [ArgumentKind] = []

  private let url: String

  package init(from scanner: inout Scanner) throws(ScriptError) {
    scanner.skipBlanks()
    let start = scanner.position
    url = try scanner.text("say which URL, as in: open myapp://post/42")
    guard url.contains(":") else {
      throw ScriptError(
        "'\(ScriptError.excerpt(url))' is no URL; one begins with a scheme, as in myapp://post/42",
        at: start
      )
    }
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.act(.open(url: url))
  }
}
