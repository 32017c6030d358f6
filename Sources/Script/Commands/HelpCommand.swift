/// Explains the commands.
package struct HelpCommand: Command {
  package static let word = "help"
  package static let synopsis = "help [COMMAND]"
  package static let help =
    "Lists the commands, or explains one of them."
  package static let examples = ["help", "help tap"]
  package static let group = CommandGroup.session
  package static let arguments: [ArgumentKind] = [.command]

  private let topic: String?

  package init(from scanner: inout Scanner) throws(ScriptError) {
    guard !scanner.isAtEnd else {
      topic = nil
      return
    }
    scanner.skipBlanks()
    let start = scanner.position
    let word = scanner.bareWord()
    guard CommandList.command(word) != nil else {
      let hint = Spelling(CommandList.all.map { $0.word }).hint(for: word)
      throw ScriptError("there is no command '\(ScriptError.excerpt(word))'\(hint)", at: start)
    }
    topic = word
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let text = HelpText(layout: interpreter.layout)
    guard let command = topic.flatMap(CommandList.command) else {
      return CommandResult(text.overview)
    }
    return CommandResult(text.lines(for: command))
  }
}
