/// An expectation that the app refuses a command.
package struct RefusedExpectation: Expectation {
  package static let word = "refused"
  package static let synopsis = "refused COMMAND"
  package static let help =
    "The command is not possible now, such as a swipe on a cover. If the command is possible, it runs."
  package static let arguments: [ArgumentKind] = [.command]

  private let command: any Command

  package init(from scanner: inout Scanner) throws(ScriptError) {
    scanner.skipBlanks()
    let position = scanner.position
    let word = scanner.bareWord()
    guard let type = CommandList.command(word), type != ExpectCommand.self else {
      throw ScriptError("write a command, as in: expect refused dismiss", at: position)
    }
    command = try type.init(from: &scanner)
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    do {
      _ = try command.perform(in: interpreter)
      return ExpectationOutcome(false, seen: "it was done")
    } catch {
      guard case .refused(let reason, _, _) = error else { throw error }
      return ExpectationOutcome(true, seen: "refused: \(reason)")
    }
  }
}
