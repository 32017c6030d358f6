/// A command that records the session's input and output.
package struct RecordCommand: Command {
  package static let word = "record"
  package static let synopsis = "record [FILE]  or  record off"
  package static let help =
    "Records your input and NavLab's output, until 'record off'. The file is a transcript: 'navlab "
    + "run' with '--script FILE' runs its commands again and reports differences in the output. "
    + "The transcript begins with the session's earlier commands, so it is complete. 'record' never "
    + "replaces a file."
  package static let examples = ["record", "record bug.txt", "record off"]
  package static let seeAlso = ["save", "files", "sessions"]
  package static let group = CommandGroup.session
  package static let arguments: [ArgumentKind] = [.file]

  private let isOn: Bool
  private let file: String?

  package init(from scanner: inout Scanner) throws(ScriptError) {
    isOn = !scanner.takeWord("off")
    file = isOn && !scanner.isAtEnd ? try scanner.text("") : nil
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let handler = try interpreter.handler(for: Self.word)
    guard isOn else { return try handler.stopRecording(in: interpreter) }
    return try handler.record(to: file, in: interpreter)
  }
}
