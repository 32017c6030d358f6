/// Ends the app and starts it again.
package struct RelaunchCommand: Command {
  package static let word = "relaunch"
  package static let synopsis = "relaunch [URL]"
  package static let help =
    "Ends the app and starts it again, from a URL if one is given. What the app does "
    + "not save is lost."
  package static let examples = ["relaunch", "relaunch myapp://post/42"]
  package static let group = CommandGroup.outside
  package static let arguments: [ArgumentKind] = []

  private let url: String?

  package init(from scanner: inout Scanner) throws(ScriptError) {
    url = scanner.isAtEnd ? nil : try scanner.text("")
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.show(interpreter.driver.relaunch(url: url), since: nil)
  }
}
