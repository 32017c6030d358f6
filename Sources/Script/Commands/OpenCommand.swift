import SceneModel

/// A command that opens a URL.
package struct OpenCommand: Command {
  package static let word = "open"
  package static let synopsis = "open URL"
  package static let help =
    "Opens a URL, as a link in another app would. The app comes to the foreground and receives the URL in onOpenURL."
  package static let examples = ["open myapp://post/42"]
  package static let seeAlso = ["launch", "notification", "continue"]
  package static let group = CommandGroup.outside
  package static let arguments: [ArgumentKind] = []

  /// The URL to open.
  package let url: String

  package init(from scanner: inout Scanner) throws(ScriptError) {
    url = try scanner.url("give a URL, as in: open myapp://post/42")
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.act(.open(url: url))
  }
}
