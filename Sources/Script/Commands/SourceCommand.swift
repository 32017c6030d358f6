import SceneText

/// A command that runs the commands in a file.
package struct SourceCommand: Command {
  package static let word = "source"
  package static let synopsis = "source FILE"
  package static let help =
    "Runs the commands of a script. It stops at the first command that fails. NavLab checks the "
    + "whole file before it runs the first command. A script can source other scripts; their paths "
    + "are relative to the folder of the script that names them."
  package static let examples = ["source bug.nav"]
  package static let seeAlso = ["save", "scripts", "sessions"]
  package static let group = CommandGroup.session
  package static let arguments: [ArgumentKind] = [.file]

  private let file: String
  private let asking: String?

  package init(from scanner: inout Scanner) throws(ScriptError) {
    asking = scanner.file
    file = try scanner.text(
      "name the file, as in: source bug.nav; to see the app's source, type: code"
    )
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let script = try interpreter.handler(for: Self.word).script(at: file, for: asking)
    return try interpreter.nested(Self.deepest) { () throws(Failure) in
      try carryOut(script, in: interpreter)
    }
  }

  private func carryOut(
    _ script: Script,
    in interpreter: Interpreter
  ) throws(Failure)
    -> CommandResult
  {
    var lines: [StyledText] = []
    var isQuit = false
    let layout = interpreter.layout
    let run = ScriptRunner(interpreter: interpreter).run(script) { step in
      let text = Printable.line(step.statement.text)
      lines += layout.codeLines(text, after: StyledText("> ", .secondary), style: .secondary)
      if case .success(let result) = step.outcome { lines += result.lines }
      isQuit = step.isQuit
    }
    guard let step = run.failures.first, let failure = step.failure else {
      return CommandResult(lines, isQuit: isQuit)
    }
    throw .after(lines + failure.shown, .elsewhere(failure.bare, at: step.statement.position))
  }

  /// The maximum depth to which scripts can be nested.
  private static let deepest = 8
}

extension Failure {
  /// The failure without the output that preceded it.
  fileprivate var bare: Failure {
    if case .after(_, let failure) = self { failure } else { self }
  }
}
