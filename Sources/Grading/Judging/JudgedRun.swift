import AppSession
import SceneText
import Script

/// A run of scripts on an app that has just been started.
struct JudgedRun {
  private let session: AppSession

  /// Takes a session in which nothing runs yet.
  init(session: AppSession) {
    self.session = session
  }

  /// What a run comes to.
  enum Conclusion: Hashable, Sendable {
    /// Every command was done and every expectation held.
    case finished
    /// A command could not be done, or an expectation did not hold.
    case failed(CheckFailure)
    /// The app crashed or ended itself.
    case crashed(CheckFailure)
    /// The app did not answer in time.
    case timedOut(CheckFailure)
  }

  /// Starts the app and carries out scripts, one after the other.
  ///
  /// - Parameter scripts: The scripts.
  /// - Returns: The end of the last one, or of the first that does not finish.
  func play(_ scripts: [JudgedScript]) -> Conclusion {
    if case .ended(let ending) = session.launch() { return end(by: ending) }
    return proceed(with: scripts)
  }

  /// Carries out further scripts on the app that is running.
  ///
  /// - Parameter scripts: The scripts.
  /// - Returns: The end of the last one, or of the first that does not finish.
  func proceed(with scripts: [JudgedScript]) -> Conclusion {
    let interpreter = Interpreter(driver: session, layout: TextLayout())
    for script in scripts.compactMap(\.script) {
      let run = ScriptRunner(interpreter: interpreter).run(script)
      guard let step = run.failures.first, let failure = step.failure else { continue }
      return end(by: failure, of: step.statement)
    }
    return .finished
  }

  private func end(by failure: Failure, of statement: Statement) -> Conclusion {
    switch failure {
    case .misuse(let error): .failed(shortfall(error.message, at: statement))
    case .refused(let reason, let choices, _):
      .failed(
        shortfall(([reason] + choices).joined(separator: "; "), at: statement, includesStep: true)
      )
    case .mismatch(let mismatch):
      .failed(
        shortfall(
          "This is not as expected.",
          expected: mismatch.expected,
          seen: mismatch.seen,
          at: statement
        )
      )
    case .ended(let ending, _): end(by: ending, at: statement)
    case .doesNotCompile, .elsewhere, .after: .failed(shortfall(failure.message, at: statement))
    }
  }

  private func end(by ending: Ending, at statement: Statement? = nil) -> Conclusion {
    let failure = shortfall(ending.description, at: statement)
    return switch ending {
    case .timeout, .flood: .timedOut(failure)
    case .trap, .signal, .exit, .protocolError, .launchFailure, .interrupted: .crashed(failure)
    }
  }

  private func shortfall(
    _ summary: String,
    expected: String? = nil,
    seen: String? = nil,
    at statement: Statement?,
    includesStep: Bool = false
  ) -> CheckFailure {
    // The session leaves out what was refused; the launch goes without saying.
    let done = session.history.dropFirst().map(\.title)
    let place = statement.map { "\($0.position.file ?? ""):\($0.position.line)" }
    return CheckFailure(
      summary: summary,
      expected: expected,
      seen: seen,
      steps: done + (includesStep ? [statement?.text].compactMap(\.self) : []),
      place: place
    )
  }
}
