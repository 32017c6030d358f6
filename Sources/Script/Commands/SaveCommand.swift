/// A command that saves the session as a script.
package struct SaveCommand: Command {
  package static let word = "save"
  package static let synopsis = "save FILE [--force]"
  package static let help =
    "Writes the session's commands as a script. The script includes expectations that held. It "
    + "leaves out undone commands and commands that only look at the app. An existing file is replaced only "
    + "with --force. Run the script with 'source', or with 'navlab run' and '--script FILE'."
  package static let options = [
    HelpEntry("--force", "replaces an existing file")
  ]
  package static let examples = ["save bug.nav", "save bug.nav --force"]
  package static let seeAlso = ["source", "record", "files", "sessions"]
  package static let group = CommandGroup.session
  package static let arguments: [ArgumentKind] = [.file]

  private let file: String
  private let isForced: Bool

  package init(from scanner: inout Scanner) throws(ScriptError) {
    let isForcedFirst = scanner.takeWord("--force")
    file = try scanner.text("name the file, as in: save bug.nav")
    isForced = scanner.takeWord("--force") || isForcedFirst
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.handler(for: Self.word).save(to: file, replacing: isForced, in: interpreter)
  }
}
