import SceneModel

/// A command that explains the commands and the topics.
package struct HelpCommand: Command {
  package static let word = "help"
  package static let synopsis = "help [COMMAND|TOPIC]"
  package static let help =
    "Lists the commands and the topics, or explains one of them. 'help commands' says what each command does."
  package static let examples = ["help", "help tap", "help values", "help commands"]
  package static let seeAlso = ["getting-started", "scripts"]
  package static let group = CommandGroup.session
  package static let arguments: [ArgumentKind] = [.helpSubject]

  private let name: String?
  private let position: ScriptPosition

  package init(from scanner: inout Scanner) throws(ScriptError) {
    scanner.skipBlanks()
    position = scanner.position
    name = scanner.isAtEnd ? nil : try scanner.text("name a command or a topic, as in: help tap")
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let library = interpreter.library
    let text = HelpText(layout: interpreter.layout, library: library)
    guard let name else { return CommandResult(text.overview) }
    guard let subject = library.subject(name) else {
      if let object = object(interpreter) {
        let help = ObjectHelp(object, interface: interpreter.driver.interface)
        return CommandResult(help.lines(interpreter.layout))
      }
      let spelling = Spelling(library.names)
      let hint = spelling.hint(for: name)
      throw .misuse(
        ScriptError(
          "there is no command or topic '\(ScriptError.excerpt(name))'"
            + (hint.isEmpty ? "; 'help' lists them all" : hint),
          at: position,
          correction: spelling.suggestions(for: name).first.map { "help \($0)" }
        )
      )
    }
    return CommandResult(text.lines(for: subject))
  }

  /// Returns the app's object that the command names, or nil if there is none.
  private func object(_ interpreter: Interpreter) -> ObjectReport? {
    if let held = interpreter.driver.snapshot?.objects.first(where: { $0.name == name }) {
      return held
    }
    let root = interpreter.driver.interface?.roots.first { $0.name == name }
    return root.map {
      ObjectReport(name: $0.name, type: $0.type ?? "", properties: [], holders: [])
    }
  }
}
