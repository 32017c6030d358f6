import AppSession
import SceneModel
import SceneText
import Script

/// A run of scripts on a newly started app.
struct JudgedRun {
  private let driver: any AppDriver
  /// The shared budget of all runs of the submission, or nil for no limit.
  private let budget: WorkBudget?

  /// Creates a run in a session that has not started.
  ///
  /// - Parameters:
  ///   - driver: The session with the app.
  ///   - budget: The common budget of all runs of the submission, or nil for an author's app.
  init(driver: any AppDriver, budget: WorkBudget? = nil) {
    self.driver = driver
    self.budget = budget
  }

  /// The result of a run, with the intermediate states.
  struct Result: Hashable, Sendable {
    var conclusion: CheckResult.Verdict
    /// The results for the parts of the compared state.
    var parts: [PartResult] = []
    /// The states since the start of the check, excluding those during the learner's own commands.
    var states = StateTrace()
  }

  /// Starts the app, runs a trial's scripts in order, compares the final state, and returns the result.
  ///
  /// - Parameter trial: The scripts and the accepted states.
  /// - Returns: The result of the last script, or of the first that does not finish.
  func play(_ trial: Trial) -> Result {
    budget?.countLaunch()
    if let excess = budget?.excess { return Result(conclusion: excess) }
    if case .ended(let ending) = driver.launch(url: nil, with: LaunchArguments()) {
      return Result(conclusion: end(by: ending))
    }
    let before = proceed(with: trial.scripts.prefix(trial.answerCount))
    guard case .passed = before else { return Result(conclusion: before) }
    let start = driver.timeline.past.count - 1
    let conclusion = proceed(with: trial.scripts.dropFirst(trial.answerCount))
    let states = StateTrace(driver.timeline.past, from: start)
    guard case .passed = conclusion, let goal = trial.goal else {
      return Result(conclusion: conclusion, states: states)
    }
    // A script may expect the app to end, but a goal needs a running app.
    guard let snapshot = driver.snapshot, let comparison = goal.closest(to: SeenState(snapshot))
    else { return Result(conclusion: endWithoutState(), states: states) }
    let failure = comparison.failure(after: doneSteps)
    return Result(
      conclusion: failure.map { .failed($0) } ?? .passed,
      parts: comparison.parts,
      states: states
    )
  }

  private func proceed(with scripts: some Sequence<JudgedScript>) -> CheckResult.Verdict {
    let interpreter = Interpreter(driver: driver, layout: TextLayout())
    for script in scripts.compactMap(\.script) {
      let run = ScriptRunner(interpreter: interpreter).run(
        script,
        while: { budget?.allows($0) ?? true }
      )
      if let excess = budget?.excess { return excess }
      guard let step = run.failures.first, let failure = step.failure else { continue }
      return end(by: failure, of: step.statement)
    }
    return .passed
  }

  /// The steps that were performed, excluding refused steps and the launch.
  private var doneSteps: [String] {
    driver.timeline.past.dropFirst().map(\.title)
  }

  private func end(by failure: Failure, of statement: Statement) -> CheckResult.Verdict {
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
    case .ended(let ending, _, _): end(by: ending, at: statement)
    case .doesNotCompile, .elsewhere, .after: .failed(shortfall(failure.message, at: statement))
    }
  }

  private func endWithoutState() -> CheckResult.Verdict {
    guard let ending = driver.ending else {
      let summary = "The app shows no state at the end, so there is nothing to compare."
      return .failed(shortfall(summary, at: nil))
    }
    return end(by: ending)
  }

  private func end(by ending: Ending, at statement: Statement? = nil) -> CheckResult.Verdict {
    let failure = shortfall(ending.report(during: nil), at: statement)
    return ending.isOverdue ? .timedOut(failure) : .crashed(failure)
  }

  private func shortfall(
    _ summary: String,
    expected: String? = nil,
    seen: String? = nil,
    at statement: Statement?,
    includesStep: Bool = false
  ) -> CheckFailure {
    CheckFailure(
      summary: summary,
      expected: expected,
      seen: seen,
      steps: doneSteps + (includesStep ? [statement?.text].compactMap(\.self) : []),
      file: statement?.position.file,
      line: statement?.position.line
    )
  }
}
