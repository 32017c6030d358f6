/// A runner that executes a script from top to bottom.
package struct ScriptRunner {
  private let interpreter: Interpreter
  private let keepsGoing: Bool

  /// Creates a runner for an interpreter.
  ///
  /// - Parameters:
  ///   - interpreter: The interpreter of the commands.
  ///   - keepsGoing: Whether to continue after a failed command; a script always ends with its app.
  package init(interpreter: Interpreter, keepsGoing: Bool = false) {
    self.interpreter = interpreter
    self.keepsGoing = keepsGoing
  }

  /// Runs a script, and returns its result.
  ///
  /// An app that ends is a failure, unless the next command expects it.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - report: A closure called after each command with its result.
  ///   - mayGoOn: A closure called before each command; if it returns false, the script ends there.
  /// - Returns: The commands that were run, with their results.
  package func run(
    _ script: Script,
    report: (ScriptRun.Step) -> Void = { _ in },
    while mayGoOn: (Statement) -> Bool = { _ in true }
  ) -> ScriptRun {
    var run = ScriptRun()
    for (index, statement) in script.statements.enumerated() {
      guard mayGoOn(statement) else { break }
      let next = index + 1 < script.statements.count ? script.statements[index + 1] : nil
      let step = ScriptRun.Step(statement: statement, outcome: outcome(of: statement, before: next))
      run.steps.append(step)
      report(step)
      if step.isQuit { break }
      guard let failure = step.failure else { continue }
      if !keepsGoing || failure.verdict == .crashed { break }
    }
    return run
  }

  private func outcome(
    of statement: Statement,
    before next: Statement?
  ) -> Result<CommandResult, Failure> {
    do {
      return .success(try interpreter.run(statement))
    } catch {
      guard case .ended = error, (next?.command as? ExpectCommand)?.expectsCrash == true else {
        return .failure(error)
      }
      return .success(CommandResult(error.lines(interpreter.layout)))
    }
  }
}
