/// A command that rebuilds the app after its code was edited.
package struct ReloadCommand: Command {
  package static let word = "reload"
  package static let synopsis = "reload"
  package static let help =
    "Builds the app's files again. NavLab repeats the session's commands with the new build, and "
    + "shows the differences. If the files do not compile, the old build keeps running. If a "
    + "command no longer works, NavLab names it and leaves out the commands after it. The next "
    + "reload tries them again."
  package static let examples = ["reload"]
  package static let seeAlso = ["watch", "undo", "files", "sessions"]
  package static let group = CommandGroup.session
  package static let arguments: [ArgumentKind] = []

  package init(from scanner: inout Scanner) throws(ScriptError) {}

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.handler(for: Self.word).reload(in: interpreter)
  }
}
