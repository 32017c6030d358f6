/// Rebuilds the app after an edit.
package struct ReloadCommand: Command {
  package static let word = "reload"
  package static let synopsis = "reload"
  package static let help =
    "Builds the app's files again. The session's commands are done with the new build. What is different "
    + "from the old build is shown. When the files do not compile, the old build stays. When a command no "
    + "longer works, it is named and those behind it are left out; the next reload tries them again."
  package static let examples = ["reload"]
  package static let seeAlso = ["watch", "undo", "files", "sessions"]
  package static let group = CommandGroup.session
  package static let arguments: [ArgumentKind] = []

  package init(from scanner: inout Scanner) throws(ScriptError) {}

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.desk(for: Self.word).reload(in: interpreter)
  }
}
