/// A command that reloads the app whenever one of its files is saved.
package struct WatchCommand: Command {
  package static let word = "watch"
  package static let synopsis = "watch [on|off]"
  package static let help =
    "Reloads the app whenever you save one of its files. You can keep typing during the build. The "
    + "changes then appear above the line that you type. 'watch off' stops watching."
  package static let examples = ["watch", "watch off"]
  package static let seeAlso = ["reload", "sessions"]
  package static let group = CommandGroup.session
  package static let arguments: [ArgumentKind] = [.keywords(["on", "off"])]

  private let isOn: Bool

  package init(from scanner: inout Scanner) throws(ScriptError) {
    isOn =
      scanner.isAtEnd
      ? true : try scanner.keyword(["on", "off"], "write 'watch', or 'watch off'") == "on"
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.handler(for: Self.word).watch(isOn, in: interpreter)
  }
}
