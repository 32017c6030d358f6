/// Starts the app as if it had just been installed.
package struct LaunchCommand: Command {
  package static let word = "launch"
  package static let synopsis = "launch [URL]"
  package static let help =
    "Starts the app as if it had just been installed. It begins with the URL if one is given, and "
    + "without anything that it has saved; relaunch is what keeps that."
  package static let examples = ["launch", "launch myapp://post/42"]
  package static let seeAlso = ["relaunch", "open"]
  package static let group = CommandGroup.outside
  package static let arguments: [ArgumentKind] = []

  private let url: String?

  package init(from scanner: inout Scanner) throws(ScriptError) {
    url = scanner.isAtEnd ? nil : try scanner.url("")
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.show(interpreter.driver.launch(url: url), since: nil)
  }
}
