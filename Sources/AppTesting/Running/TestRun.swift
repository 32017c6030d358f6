package import AppSession
import SceneModel
import SceneText
package import Script

/// A run of one test with an app that has just been launched.
package struct TestRun {
  private let test: TestScript
  private let session: AppSession
  private let handler: any SessionHandler

  /// The maximum number of the app's printed lines that a failure quotes.
  private static let mostPrinted = 20

  /// Creates a run of a test.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - session: A session in which nothing runs yet.
  ///   - handler: The session handler that provides included scripts.
  package init(_ test: TestScript, in session: AppSession, at handler: any SessionHandler) {
    self.test = test
    self.session = session
    self.handler = handler
  }

  /// Starts the app, runs the script up to the first command that fails, and returns the attempt.
  ///
  /// - Parameter seconds: A closure that returns the time, in seconds since an arbitrary moment.
  /// - Returns: The result.
  package func attempt(clock seconds: () -> Double) -> TestResult.Attempt {
    let start = seconds()
    var attempt = result()
    attempt.seconds = max(0, seconds() - start)
    return attempt
  }

  private func result() -> TestResult.Attempt {
    let script: Script
    do throws(ScriptError) {
      script = try test.script()
    } catch {
      return TestResult.Attempt(.unreadable, failure: failure(error.message, at: error.position))
    }
    if case .ended(let ending) = session.launch() {
      let failure = failure(
        ending.report(during: nil),
        at: ScriptPosition(file: test.file)
      )
      return TestResult.Attempt(Self.outcome(of: ending), failure: failure)
    }
    // A line in a test has the same meaning as with 'navlab run'.
    let interpreter = Interpreter(driver: session, layout: TextLayout(), naming: .meant)
    interpreter.handler = handler
    let run = withExtendedLifetime(handler) { ScriptRunner(interpreter: interpreter).run(script) }
    guard let step = run.failures.first, let reason = step.failure else {
      return TestResult.Attempt(.passed, commands: run.steps.count)
    }
    return TestResult.Attempt(
      Self.outcome(of: reason),
      failure: failure(of: reason, in: step.statement),
      commands: run.steps.count
    )
  }

  private static func outcome(of failure: Failure) -> TestOutcome {
    switch failure {
    case .misuse: .unreadable
    case .ended(let ending, _, _): outcome(of: ending)
    case .refused, .mismatch, .doesNotCompile: .failed
    case .elsewhere(let failure, _), .after(_, let failure): outcome(of: failure)
    }
  }

  private static func outcome(of ending: Ending) -> TestOutcome {
    ending.isOverdue ? .timedOut : .crashed
  }

  private func failure(of reason: Failure, in statement: Statement) -> TestFailure {
    switch reason {
    // A missing script has no lines, so the place is that of the command that includes it.
    case .elsewhere(.misuse(let error), _) where error.concernsWholeFile:
      let file = error.position.file.map { "\($0): " } ?? ""
      var told = failure("\(file)\(error.message)", at: statement.position)
      told.command = statement.text
      return told
    case .elsewhere(let inner, let position):
      var told = failure(of: inner, in: statement)
      (told.file, told.line, told.column) = (
        position.file ?? test.file, position.line, position.column
      )
      return told
    case .after(_, let inner): return failure(of: inner, in: statement)
    case .misuse, .refused, .mismatch, .ended, .doesNotCompile:
      var told = failure(reason.message, at: statement.position)
      told.command = statement.text
      switch reason {
      case .mismatch(let mismatch):
        told.message = "not as expected"
        (told.expected, told.seen) = (mismatch.expected, mismatch.seen)
      case .refused(_, let choices, _): told.choices = choices
      case .ended(let ending, let title, _): told.message = ending.report(during: title)
      default: break
      }
      return told
    }
  }

  private func failure(_ message: String, at position: ScriptPosition) -> TestFailure {
    var failure = TestFailure(
      message: message,
      file: position.file ?? test.file,
      line: position.line,
      column: position.column
    )
    failure.screen = session.snapshot.map {
      Breadcrumb($0).text(TextLayout(width: Self.widestScreen, signs: .ascii))
    }
    failure.printed = session.printedLines.suffix(Self.mostPrinted)
    return failure
  }

  /// The maximum width of the path to a screen, in columns.
  private static let widestScreen = 200
}
